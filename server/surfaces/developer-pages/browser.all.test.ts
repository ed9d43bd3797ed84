import './browser.test.ts'
