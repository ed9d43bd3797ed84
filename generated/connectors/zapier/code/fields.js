"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.toInputFields = void 0;
const TYPES = {
    text: 'string',
    long_text: 'text',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
    date: 'string',
    time: 'datetime',
    decimal: 'string',
    map: 'text',
    table: 'string',
};
const MAX_HELP = 1000;
/** The form of a step: every input that people fill in. */
const toInputFields = (inputs) => inputs.filter(({ filledWith }) => !filledWith).map((input) => toField(input, false));
exports.toInputFields = toInputFields;
/** A column of a table has one level, so lists and maps in it are text. */
function toField(input, isColumn) {
    const { key, label, required, type, several, choices, list, columns } = input;
    if (columns)
        return { key, label, required, children: columns.map((column) => toField(column, true)) };
    return {
        key,
        label,
        required,
        ...(type === 'map' && !isColumn ? { dict: true } : { type: TYPES[type] }),
        ...(several && !isColumn ? { list: true } : {}),
        ...(choices ? { choices: Object.fromEntries(choices.map((value) => [value, toWords(value)])) } : {}),
        ...(list ? { dynamic: `${list}.id.label` } : {}),
        ...(type === 'decimal' ? { placeholder: '45.00' } : {}),
        helpText: [describe(input), ...hintsOf(input, isColumn)].join(' ').slice(0, MAX_HELP),
    };
}
const describe = ({ type, help, label }) => type === 'decimal' ? `${label} with decimals, such as 45.00.` : help || `${label}.`;
function hintsOf({ type, several, suggestions }, isColumn) {
    return [
        ...(suggestions ? [`Such as ${suggestions.join(', ')}.`] : []),
        ...(several && isColumn ? ['Several are separated by commas.'] : []),
        ...(type === 'map' && isColumn ? ['As JSON, such as {"name": "value"}.'] : []),
        ...(type === 'map' && !isColumn
            ? ['Numbers and true or false are taken as such; text that looks like one goes in "quotes".']
            : []),
    ];
}
const toWords = (value) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
