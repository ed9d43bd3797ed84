"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.formatConnectionLabel = exports.formatAnswerAmounts = void 0;
exports.readPage = readPage;
exports.readItems = readItems;
exports.readChoices = readChoices;
const money_ts_1 = require("./money.js");
const ways_ts_1 = require("./ways.js");
/** The answer of a call as people see it. */
const formatAnswerAmounts = ({ currencyDigits }, { amounts }, answer) => (0, money_ts_1.formatAmounts)(answer, amounts, currencyDigits);
exports.formatAnswerAmounts = formatAnswerAmounts;
/** One page of a list; `next` begins the page after it. */
async function readPage(model, call, values, send, { limit, cursor }) {
    const { page } = call;
    if (!page)
        return { items: [toRecord((0, exports.formatAnswerAmounts)(model, call, await send(call, values)))], next: undefined };
    const query = {
        ...call.query,
        [page.limit]: Math.min(limit, page.maxLimit),
        ...(cursor ? { [page.cursor]: cursor } : {}),
    };
    const answer = (0, exports.formatAnswerAmounts)(model, call, await send({ ...call, query }, values));
    const items = (0, ways_ts_1.readAtPath)(answer, page.items);
    const next = (0, ways_ts_1.readAtPath)(answer, page.next);
    return { items: Array.isArray(items) ? items.map(toRecord) : [], next: typeof next === 'string' ? next : undefined };
}
/** The first items of a list, as many as wanted. */
async function readItems(model, call, values, send, wanted) {
    const items = [];
    for (let cursor;;) {
        const page = await readPage(model, call, values, send, { limit: wanted - items.length, cursor });
        items.push(...page.items);
        cursor = page.next;
        if (!cursor || page.items.length === 0 || items.length >= wanted)
            return items.slice(0, wanted);
    }
}
/** One page of the choices of a dropdown. `beside` are the inputs beside it. */
async function readChoices(model, list, beside, send, { typed, cursor } = {}) {
    const values = {};
    for (const [input, key] of Object.entries(list.needs))
        values[input] = beside[key];
    if (list.search && typed)
        values[list.search] = typed;
    const { items, next } = await readPage(model, list.call, values, send, { limit: Number.POSITIVE_INFINITY, cursor });
    const found = list.call.page ? items : items.flatMap((item) => (0, ways_ts_1.readAtPath)(item, list.items) ?? []);
    return { choices: found.map((item) => toChoice(list, item)), next };
}
function toChoice({ value, label }, item) {
    const words = label.map((name) => item[name]).filter((word) => word !== null && word !== undefined && word !== '');
    return { value: String(item[value]), label: words.length > 0 ? words.join(' ') : String(item[value]) };
}
const toRecord = (value) => ((0, ways_ts_1.isRecord)(value) ? value : {});
/** What a connection is called: the words of its test's answer. */
const formatConnectionLabel = ({ connection }, answer) => connection.label.map((way) => (0, ways_ts_1.readAtPath)(answer, way)).join(' · ');
exports.formatConnectionLabel = formatConnectionLabel;
