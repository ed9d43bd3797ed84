import './webhook-kills.test.ts'
