"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.buildApp = buildApp;
const lists_ts_1 = require("../runtime/lists.js");
const request_ts_1 = require("../runtime/request.js");
const action_ts_1 = require("./action.js");
const describe_ts_1 = require("./describe.js");
const send_ts_1 = require("./send.js");
const trigger_ts_1 = require("./trigger.js");
/** The whole app, as the platform wants it. */
function buildApp(model, { version, platformVersion }) {
    const { triggers, searches, actions, pairs, lists } = model;
    return {
        version,
        platformVersion,
        authentication: authenticate(model),
        triggers: {
            ...byKey(triggers.map((trigger) => (0, trigger_ts_1.createTrigger)(model, trigger))),
            ...byKey(Object.entries(lists).map(([key, list]) => createDropdown(model, key, list))),
        },
        searches: byKey(searches.map((step) => createSearch(model, step))),
        creates: byKey(actions.map((step) => (0, action_ts_1.createAction)(model, step))),
        searchOrCreates: byKey(pairs.map((pair) => createPair(model, pair))),
    };
}
const byKey = (parts) => Object.fromEntries(parts.map((part) => [part.key, part]));
const authenticate = (model) => ({
    type: 'custom',
    fields: [
        {
            key: 'address',
            label: 'Address',
            type: 'string',
            required: true,
            helpText: `Where your ${model.app.name} is, such as https://tickets.example.`,
        },
        {
            key: 'api_key',
            label: 'API Key',
            type: 'password',
            required: true,
            helpText: 'A key of your organization. A test key connects to test data only.',
        },
    ],
    test: (z, bundle) => (0, send_ts_1.toSendCall)(model, z, bundle)(model.connection.test, {}),
    connectionLabel: (_, { inputData }) => (0, lists_ts_1.formatConnectionLabel)(model, inputData),
});
const createSearch = (model, step) => (0, describe_ts_1.describeModelForApp)(step, step.call.inputs, {
    perform: async (z, bundle) => {
        const { items } = await (0, lists_ts_1.readPage)(model, step.call, bundle.inputData, (0, send_ts_1.toSendCall)(model, z, bundle), { limit: 100 });
        return items;
    },
});
/** A dropdown is a trigger that nobody sees. */
function createDropdown(model, key, list) {
    return {
        key,
        noun: 'Choice',
        display: { label: 'Choices', description: 'Fills a dropdown.', hidden: true },
        operation: {
            canPaginate: true,
            perform: async (z, bundle) => {
                const name = `page-${(0, request_ts_1.toRunId)(key, bundle.authData, bundle.inputData)}`;
                const cursor = bundle.meta.page ? await z.cache.get(name) : undefined;
                if (bundle.meta.page && !cursor)
                    return [];
                const send = (0, send_ts_1.toSendCall)(model, z, bundle);
                const { choices, next } = await (0, lists_ts_1.readChoices)(model, list, bundle.inputData, send, { cursor });
                await z.cache.set(name, next ?? '');
                return choices.map(({ value, label }) => ({ id: value, label }));
            },
        },
    };
}
function createPair({ searches, actions }, { search, create }) {
    const found = searches.find(({ key }) => key === search);
    const made = actions.find(({ key }) => key === create);
    const [verb] = (found?.label ?? '').split(' ');
    const description = `${found?.description} Where there is none: ${made?.description}`;
    return { key: search, display: { label: `${verb} or ${made?.label}`, description }, search, create };
}
