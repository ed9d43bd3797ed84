import './source-kills.test.ts'
