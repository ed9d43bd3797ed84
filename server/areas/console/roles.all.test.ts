import './roles.test.ts'
