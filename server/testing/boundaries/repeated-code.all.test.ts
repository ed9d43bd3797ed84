import './repeated-code.test.ts'
