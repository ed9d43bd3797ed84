import './communication-kills.test.ts'
