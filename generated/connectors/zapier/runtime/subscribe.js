"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.listTriggerChoices = void 0;
exports.toSampleValues = toSampleValues;
/** What people may choose for a trigger. */
const listTriggerChoices = ({ subscription }) => subscription.create.inputs.filter(({ key }) => subscription.choices.includes(key));
exports.listTriggerChoices = listTriggerChoices;
/** The choices of a subscription narrow the list of its samples too, by parameters of the same name. */
function toSampleValues(model, { samples }, chosen) {
    const named = (0, exports.listTriggerChoices)(model).map(({ at, key }) => [at.join('.'), chosen[key]]);
    const taken = named.filter(([name]) => samples.inputs.some(({ key }) => key === name));
    return Object.fromEntries(taken);
}
