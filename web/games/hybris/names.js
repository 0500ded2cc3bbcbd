// @ts-check
/**
 * Names by number: the engine's decisions speak of concepts, avatars, characters and resources by their numbers, and of
 * those it has texts by id.
 */

/** The ids by number, as in `pyengine/hybris/grammar.py` and `data.py`. @type {Record<string, string[]>} */
const IDS = {
  concept: ["ananke", "anthropos", "cosmos", "kratos", "gonos", "temnein"],
  avatar: ["kronos", "kairos", "aeon"],
  figure: [
    ...["olympian", "hero1", "hero2", "hero3", "prophet1", "prophet2", "prophet3"],
    ...["ally1", "ally2", "ally3", "ally4", "ally5"],
  ],
};

/** The names by number as texts, by key. @param {(key: string) => string} say @returns {Record<string, string>} */
export const names = (say) =>
  Object.fromEntries(
    Object.entries(IDS).flatMap(([noun, ids]) => ids.map((id, number) => [`${noun}.${number}`, say(`${noun}.${id}`)])),
  );
