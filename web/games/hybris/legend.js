// @ts-check
export const definitions = "";
export const pictures = {};
export const figures = {};
export const verbs = {};
export const detailed = [];
