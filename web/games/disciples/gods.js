// @ts-check
/** The six gods, drawn by us as busts of 60 by 60: the rulebook shows six symbols without names. */

const ink = 'stroke="var(--pen)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"';
const line = `fill="none" ${ink}`;
const fine = 'fill="none" stroke="var(--pen)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"';
const skin = `fill="#f0cda6" ${ink}`;

/** @type {Record<string, string>} */
export const gods = {
  sun: `<g fill="#f3bd3f" ${ink}><path d="m30 1 4 9h-8ZM30 59l4-9h-8ZM1 30l9-4v8ZM59 30l-9-4v8ZM9.5 9.5l9.500
      3.5-6 6ZM50.5 9.5l-3.5 9.5-6-6ZM9.5 50.5l3.5-9.5 6 6ZM50.5 50.5l-9.5-3.5 6-6Z"/>
    <path d="m20 3.5 5 8-6.5 2ZM40 3.5l-5 8 6.5 2ZM3.5 20l8 5 2-6.5ZM56.5 20l-8 5-2-6.5ZM3.5 40l8-5 2 6.5ZM56.5
      40l-8-5-2 6.5ZM20 56.5l5-8-6.5-2ZM40 56.5l-5-8 6.5-2Z" fill="#e98b2d"/></g>
    <circle cx="30" cy="30" r="19" fill="#ffdf86" ${ink}/><path d="M18 25q4-4 9-1M42 25q-4-4-9-1" ${line}/>
    <path d="M19 29q3.5-3.5 7 0-3.5 3-7 0ZM34 29q3.5-3.5 7 0-3.5 3-7 0Z" fill="#fff" ${fine}/>
    <circle cx="22.5" cy="28.8" r="1.5" fill="var(--pen)"/><circle cx="37.5" cy="28.8" r="1.5" fill="var(--pen)"/>
    <path d="M30 27q-3 8-.5 8.5h2M23 39q7 6 14 0-7 2.5-14 0Z" fill="#c9552f" fill-opacity=".0" ${fine}/>
    <path d="M23 39q7 6 14 0-7 2.5-14 0Z" fill="#b8442a" ${fine}/><circle cx="19" cy="35" r="3" fill="#f0a15a"
      fill-opacity=".7"/><circle cx="41" cy="35" r="3" fill="#f0a15a" fill-opacity=".7"/>`,
  moon: `<path d="M40 3A28 28 0 1 0 57 40 24 24 0 0 1 40 3Z" fill="#c9d5ef" ${ink}/>
    <path d="M40 3Q27 12 27 22q-5 3-6 7 1 2 4 2-1 3 1 4-2 2 0 4 0 6 7 7 12 1 24-6A24 24 0 0 1 40 3Z" fill="#e9eefb"
      ${ink}/><path d="M30 25q5-3 9 1M31 27q4 3 7.5.5M32 29l-1 1.5M34.5 29.6l-.3 1.9M37 29l.8 1.6" ${fine}/>
    <path d="M27 39q4 .5 7-1.5" stroke="#9c4a63" stroke-width="1.8" fill="none" stroke-linecap="round"/>
    <path d="M12 21q-4 12 4 23M18 13q-8 15 3 36M22 42q5 8 15 8" fill="none" stroke="#7f90c0" stroke-width="1.3"/>
    <path d="M43 12l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z" fill="#ffe9a8" ${fine}/>
    <circle cx="54" cy="15" r="1.6" fill="#ffe9a8"/><circle cx="51" cy="29" r="1.4" fill="#ffe9a8"/>
    <circle cx="43.5" cy="32" r="2" fill="#d98aa0" fill-opacity=".6"/>`,
  storm: `<path d="M8 26Q2 18 10 14q0-8 9-8 4-6 12-3 8-3 12 3 9 0 9 8 8 4 2 12-3 5-9 3H17q-6 2-9-3Z" fill="#7e8ea6"
      ${ink}/><path d="M14 14q5-5 9 0M26 9q6-4 10 1M40 15q5-3 8 2" fill="none" stroke="#dfe6f0" stroke-width="1.5"
      stroke-linecap="round"/><path d="M17 24h26v12q-2 10-13 10T17 36Z" ${skin}/>
    <path d="M18 27l9-2-2 3M42 27l-9-2 2 3" stroke="#39455a" stroke-width="2.6" fill="none" stroke-linejoin="round"
      stroke-linecap="round"/><path d="M20 31q3-2 6 0-3 3-6 0ZM34 31q3-2 6 0-3 3-6 0Z" fill="#fff" ${fine}/>
    <circle cx="23.3" cy="31" r="1.4" fill="#234a86"/><circle cx="36.7" cy="31" r="1.4" fill="#234a86"/>
    <path d="M30 29q-3 6 1 6" ${fine}/><path d="M15 33q-4 12 3 19 5 5 12 6 7-1 12-6 7-7 3-19-3 4-6 4-4-2-9 1-5-3-9-1
      -3 0-6-4Z" fill="#e6ebf2" ${ink}/><path d="M24 41q6 4 12 0-3 5-6 5t-6-5Z" fill="#8c3b33" ${fine}/>
    <path d="M21 46q1 6 5 9M30 49v7M39 46q-1 6-5 9" fill="none" stroke="#9aa8bb" stroke-width="1.3"/>
    <path d="M52 29l-7 12h5l-3 12 10-15h-5l4-9Z" fill="#ffd23f" ${ink}/>`,
  sea: `<path d="M30 2l4 8 7-5 1 9 8 0-4 8H14l-4-8h8l1-9 7 5Z" fill="#f0a88f" ${ink}/><path d="M30 6v14M23 10l3
      10M37 10l-3 10" fill="none" stroke="#a5503f" stroke-width="1.3"/><path d="M17 22h26v14q-2 9-13 9t-13-9Z"
      fill="#bfe0d2" ${ink}/><path d="M19 26q4-3 8-.5M41 26q-4-3-8-.5" stroke="#17645f" stroke-width="2.3" fill="none"
      stroke-linecap="round"/><path d="M20 30q3-2.5 6 0-3 3-6 0ZM34 30q3-2.5 6 0-3 3-6 0Z" fill="#fff" ${fine}/>
    <circle cx="23" cy="30" r="1.4" fill="#0f3b4a"/><circle cx="37" cy="30" r="1.4" fill="#0f3b4a"/>
    <path d="M30 28q-3 6 1 6" ${fine}/><path d="M13 30q3 6 8 5 4 1 5 3 4-2 8 0 1-2 5-3 5 1 8-5 4 9-1 15 0 6-6 7-1 5-6
      4-2 3-4 3t-4-3q-5 1-6-4-6-1-6-7-5-6-1-15Z" fill="#2f8f9c" ${ink}/><path d="M18 42q3-4 6 0t6 0 6 0 6 0M20 48q3-4
      5.5 0t4.5 0 5 0 5-0.5M25 54q2.5-3 5 0t5 0" fill="none" stroke="#c8f0ee" stroke-width="1.5"
      stroke-linecap="round"/><path d="M26 38.5q4 3 8 0" fill="none" stroke="#0f3b4a" stroke-width="1.5"/>
    <path d="M55 58V18M50 20v-8m5 8V8m5 12v-8M50 20h10" fill="none" stroke="#8a6414" stroke-width="2.4"
      stroke-linecap="round"/>`,
  forge: `<path d="M14 22q0-17 16-17t16 17Z" fill="#8a5a3a" ${ink}/><path d="M12 21h36v5H12Z" fill="#6b4227" ${ink}/>
    <path d="M30 5v16M21 8l-1 13M39 8l1 13" fill="none" stroke="#c79a6d" stroke-width="1.2" stroke-dasharray="2.5 2"/>
    <path d="M17 26h26v11q-2 10-13 10t-13-10Z" fill="#d9a57c" ${ink}/><circle cx="23.5" cy="29" r="5.5" fill="#4b5560"
      ${ink}/><circle cx="36.5" cy="29" r="5.5" fill="#4b5560" ${ink}/><circle cx="23.5" cy="29" r="3" fill="#ff9b3d"/>
    <circle cx="36.5" cy="29" r="3" fill="#ff9b3d"/><path d="M29 28h2M12 26l6 2M48 26l-6 2" ${line}/>
    <path d="M30 32q-3 4 1 4" ${fine}/><path d="M15 34q0 14 6 20l9-4 9 4q6-6 6-20-4 5-9 4-3-2-6 0-3-2-6 0-5 1-9-4Z"
      fill="#c2512b" ${ink}/><path d="M25 41q5 3 10 0" stroke="#3a1508" stroke-width="1.6" fill="none"/>
    <path d="M22 44l-1 10M38 44l1 10M30 46v5" stroke="#7e2d14" stroke-width="1.4"/>
    <path d="M19 33l3 1.5M40 37l-3 1" stroke="#4b3a30" stroke-width="2" stroke-opacity=".5"/>
    <path d="M50 58V36" stroke="var(--pen)" stroke-width="5" stroke-linecap="round"/><path d="M50 58V36" stroke="#a8693a"
      stroke-width="2.6" stroke-linecap="round"/><path d="M43 28h12l3 4v6H43Z" fill="#9fb0bb" ${ink}/>`,
  hearth: `<path d="M9 58Q6 3 30 3t21 55Z" fill="#a63b52" ${ink}/><path d="M15 58q-2-46 15-46t15 46Z" fill="#7d2940"
      ${ink}/><path d="M18 24q0-14 12-14t12 14v10q-2 10-12 10T18 34Z" ${skin}/><path d="M18 26q1-12 12-15 11 3 12 15-5-2
      -8-9-6 7-16 9Z" fill="#5b3420" ${ink}/><path d="M21 28q3-2.5 6-.5M39 28q-3-2.5-6-.5" ${line}/>
    <path d="M21.5 31q2.5 2 5 0M33.5 31q2.5 2 5 0" ${fine}/><path d="M30 31q-2 4 .8 4.3" ${fine}/>
    <path d="M26 38.5q4 3.5 8 0-4-1.5-8 0Z" fill="#b8442a" ${fine}/><circle cx="22.5" cy="35" r="2.2" fill="#e58f73"
      fill-opacity=".7"/><circle cx="37.5" cy="35" r="2.2" fill="#e58f73" fill-opacity=".7"/>
    <path d="M15 52q4 7 15 7t15-7l-5-3H20Z" fill="#c99a45" ${ink}/><path d="M30 37q5 5 7 9 1 6-7 6t-7-6q1-4 3-5 0 2
      1.5 2 1.5-3 2.5-6Z" fill="#ff9b3d" ${ink}/><path d="M30 45q3 2 2 5-2 1.5-4 0-1-3 2-5Z" fill="#ffe08a"/>
    <path d="M14 20q-3 12-1 26M46 20q3 12 1 26" fill="none" stroke="#d98a9c" stroke-width="1.3"/>`,
};

export const GODS = Object.keys(gods);
