const { version: platformVersion } = require('zapier-platform-core')
const { buildApp } = require('./code/app.js')
const model = require('./model.json')
const { version } = require('./package.json')

module.exports = buildApp(model, { version, platformVersion })
