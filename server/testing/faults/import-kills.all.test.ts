import './import-kills.test.ts'
