import './burst-plans.test.ts'
