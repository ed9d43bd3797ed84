"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.createTrigger = createTrigger;
const lists_ts_1 = require("../runtime/lists.js");
const money_ts_1 = require("../runtime/money.js");
const request_ts_1 = require("../runtime/request.js");
const signature_ts_1 = require("../runtime/signature.js");
const subscribe_ts_1 = require("../runtime/subscribe.js");
const describe_ts_1 = require("./describe.js");
const send_ts_1 = require("./send.js");
const SAMPLES = 10;
const REMEMBERED_SECONDS = 24 * 60 * 60;
function createTrigger(model, trigger) {
    const { subscription } = model;
    const subscribe = (z, bundle) => {
        const named = { [subscription.address]: bundle.targetUrl, [subscription.types]: [trigger.type] };
        return (0, send_ts_1.toSendCall)(model, z, bundle)(subscription.create, { ...bundle.inputData, ...named });
    };
    const unsubscribe = (z, bundle) => {
        const values = { [subscription.parameter]: readSubscribed(bundle, subscription.id) };
        return (0, send_ts_1.toSendCall)(model, z, bundle)(subscription.remove, values);
    };
    const readSamples = (z, bundle) => {
        const values = (0, subscribe_ts_1.toSampleValues)(model, trigger, bundle.inputData);
        return (0, lists_ts_1.readItems)(model, trigger.samples, values, (0, send_ts_1.toSendCall)(model, z, bundle), SAMPLES);
    };
    return (0, describe_ts_1.describeModelForApp)(trigger, (0, subscribe_ts_1.listTriggerChoices)(model), {
        type: 'hook',
        performSubscribe: subscribe,
        performUnsubscribe: unsubscribe,
        performList: readSamples,
        perform: (z, bundle) => receive(model, trigger, z, bundle),
    });
}
/** What was delivered, once: a delivery that the service repeats brings nothing. */
async function receive(model, { amounts }, z, bundle) {
    const { delivery, secret, id } = model.subscription;
    const body = bundle.rawRequest?.content ?? '';
    const header = findHeader(bundle.rawRequest?.headers ?? {}, delivery.signature.header);
    const signed = { header, body, secret: readSubscribed(bundle, secret), now: Date.now() };
    if (!(0, signature_ts_1.isSignatureValid)(delivery.signature, signed))
        throw new z.errors.HaltedError('The signature of the delivery is wrong.');
    const envelope = z.JSON.parse(body);
    const name = `delivery-${(0, request_ts_1.toRunId)(readSubscribed(bundle, id), envelope[delivery.id])}`;
    if (await z.cache.get(name))
        return [];
    const isFirst = await z.cache.set(name, true, REMEMBERED_SECONDS, undefined, true);
    return isFirst ? [(0, money_ts_1.formatAmounts)(envelope[delivery.object], amounts, model.currencyDigits)] : [];
}
/** A field of the answer to subscribing, which the platform keeps. */
const readSubscribed = ({ subscribeData }, name) => String(subscribeData?.[name] ?? '');
/** The platform writes `Http-` in front of the names of headers. */
function findHeader(headers, wanted) {
    const names = [wanted.toLowerCase(), `http-${wanted.toLowerCase()}`];
    return Object.entries(headers).find(([name]) => names.includes(name.toLowerCase()))?.[1] ?? '';
}
