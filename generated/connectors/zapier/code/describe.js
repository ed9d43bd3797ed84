"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.describeModelForApp = describeModelForApp;
const fields_ts_1 = require("./fields.js");
/** What a trigger, a search or an action is, in the platform's shape. */
function describeModelForApp({ key, label, description, noun, sample }, inputs, operation) {
    return {
        key,
        noun: noun.charAt(0).toUpperCase() + noun.slice(1),
        display: { label, description },
        operation: { inputFields: (0, fields_ts_1.toInputFields)(inputs), sample, ...operation },
    };
}
