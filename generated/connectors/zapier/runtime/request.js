"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.InvalidInputError = exports.startStepRun = void 0;
exports.buildRequest = buildRequest;
exports.toRunId = toRunId;
const node_crypto_1 = require("node:crypto");
const money_ts_1 = require("./money.js");
const ways_ts_1 = require("./ways.js");
const startStepRun = (id = (0, node_crypto_1.randomUUID)()) => ({ id, now: Date.now() });
exports.startStepRun = startStepRun;
/** What people filled in cannot be sent; the sentence names the input. */
class InvalidInputError extends Error {
}
exports.InvalidInputError = InvalidInputError;
/** The request of a call, from what people filled in, by the keys of the inputs. What is empty is left out. */
function buildRequest(model, call, values, run) {
    const query = Object.fromEntries(Object.entries(call.query).map(([name, value]) => [name, String(value)]));
    const request = { method: call.method, path: call.path, query, headers: {} };
    const body = {};
    // With the time in it, a run that is tried again is another request; the id in its body tells what it repeats.
    const isTimed = call.inputs.some((input) => input.in === 'body' && input.filledWith === 'now');
    const own = isTimed ? { ...run, id: toRunId(run.id, run.now) } : run;
    for (const input of call.inputs) {
        const value = readInput(model, input, values, input.in === 'header' ? own : run);
        const [name = ''] = input.at;
        if (input.in === 'path')
            request.path = request.path.replace(`{${name}}`, () => encodeURIComponent(asText(input, value)));
        else if (value === undefined)
            continue;
        else if (input.clears)
            clearFields(body, input, value);
        else if (input.in === 'body')
            (0, ways_ts_1.writeAtPath)(body, input.at, value);
        else
            (input.in === 'query' ? query : request.headers)[name] = String(value);
    }
    return call.inputs.some((input) => input.in === 'body') ? { ...request, body } : request;
}
/** A UUID that is made of other names of a run. */
function toRunId(...names) {
    const hex = (0, node_crypto_1.createHash)('sha256').update(JSON.stringify(names)).digest('hex');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
/** Fields that have a value keep it, so that what may be filled in or not can be chosen always. */
function clearFields(body, { label, clears = {} }, keys) {
    for (const key of keys) {
        const way = clears[key];
        if (!way)
            throw new InvalidInputError(`${label} names ${key}, which cannot be emptied.`);
        if ((0, ways_ts_1.readAtPath)(body, way) === undefined)
            (0, ways_ts_1.writeAtPath)(body, way, null);
    }
}
function asText({ label }, value) {
    if (value === undefined)
        throw new InvalidInputError(`Fill in ${label}.`);
    // Addresses take these for a way to somewhere else, however they are written.
    if (value === '.' || value === '..')
        throw new InvalidInputError(`${label} cannot be "${value}".`);
    return String(value);
}
function readInput(model, input, values, run) {
    if (input.filledWith === 'now')
        return new Date(run.now).toISOString();
    if (input.filledWith === 'uuid')
        return run.id;
    if (input.filledWith === 'app_name')
        return run.app;
    const given = values[input.key];
    if (isEmpty(given))
        return undefined;
    if (input.type === 'table')
        return toRows(input, given).map((row) => readRow(model, input.columns ?? [], row, run));
    if (input.type === 'decimal')
        return readAmount(model, input, given, values);
    if (input.type === 'map')
        return readMap(input, given);
    if (!input.several)
        return convert(input, given);
    return toItems(given)
        .filter((item) => !isEmpty(item))
        .map((item) => convert(input, item));
}
const isEmpty = (value) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
function readRow(model, columns, row, run) {
    const body = {};
    for (const column of columns) {
        const value = readInput(model, column, row, run);
        if (value !== undefined)
            (0, ways_ts_1.writeAtPath)(body, column.at, value);
    }
    return body;
}
function readAmount(model, { label, currency = '' }, given, values) {
    const minor = (0, money_ts_1.toMinorUnits)(given, values[currency], model.currencyDigits);
    if (minor === undefined) {
        throw new InvalidInputError(`${label} is ${given}, which is no amount of ${values[currency] ?? 'money'}; write it as 45.00.`);
    }
    return minor;
}
/** A map comes as an object, or as its JSON. Text in it that is JSON of another kind is read as such. */
function readMap(input, given) {
    const map = typeof given === 'string' ? parseJson(given) : given;
    if (!(0, ways_ts_1.isRecord)(map))
        throw new InvalidInputError(`${input.label} has to be an object, such as {"name": "value"}.`);
    const entries = Object.entries(map).filter(([, value]) => !isEmpty(value));
    return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? readLooseValue(value) : value]));
}
/** `true`, `12` and `["a","b"]` are what they look like; text in quotes and all other text is text. */
function readLooseValue(text) {
    const value = parseJson(text);
    return value === undefined || value === null || (0, ways_ts_1.isRecord)(value) ? text : value;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function toRows({ label }, given) {
    const rows = typeof given === 'string' ? parseJson(given) : given;
    const list = Array.isArray(rows) ? rows : [rows];
    if (!list.every(ways_ts_1.isRecord))
        throw new InvalidInputError(`${label} has to be a list of objects.`);
    return list;
}
/** Platforms give several values as a list, or as text with commas. */
const toItems = (given) => Array.isArray(given)
    ? given
    : String(given)
        .split(',')
        .map((item) => item.trim());
/** What cannot be read as its type is sent as it is: the service's refusal names the field. */
function convert({ type }, value) {
    if (type === 'boolean')
        return value === 'true' ? true : value === 'false' ? false : value;
    if (type === 'integer' || type === 'number')
        return Number.isNaN(Number(value)) ? value : Number(value);
    return value instanceof Date ? value.toISOString() : String(value);
}
