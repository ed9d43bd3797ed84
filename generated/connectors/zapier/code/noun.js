"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.toNoun = void 0;
const toNoun = (noun) => noun.charAt(0).toUpperCase() + noun.slice(1);
exports.toNoun = toNoun;
