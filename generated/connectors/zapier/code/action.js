"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.createAction = void 0;
const node_crypto_1 = require("node:crypto");
const lists_ts_1 = require("../runtime/lists.js");
const request_ts_1 = require("../runtime/request.js");
const describe_ts_1 = require("./describe.js");
const send_ts_1 = require("./send.js");
const RUN_SECONDS = 24 * 60 * 60;
const createAction = (model, step) => (0, describe_ts_1.describeOffer)(step, step.call.inputs, {
    perform: async (z, bundle) => {
        const run = await openRun(z, bundle, step.key);
        const send = (0, send_ts_1.buildSend)(model, z, bundle, run.id);
        const answer = await send(step.call, bundle.inputData).catch(async (error) => {
            if (error.name === 'HaltedError')
                await run.close();
            throw error;
        });
        await run.close();
        return (0, lists_ts_1.showAnswer)(model, step.call, answer);
    },
});
exports.createAction = createAction;
/**
 * The platform gives runs no id. A run that ended without a certain outcome is remembered by what it was given,
 * so that its repetition sends the same idempotency key and nothing is done twice.
 */
async function openRun(z, { authData, inputData, meta }, step) {
    const name = `run-${(0, request_ts_1.toRunId)(step, authData, meta?.zap?.id, inputData)}`;
    const id = (await z.cache.get(name)) ?? (0, node_crypto_1.randomUUID)();
    await z.cache.set(name, id, RUN_SECONDS);
    return { id, close: () => z.cache.delete(name) };
}
