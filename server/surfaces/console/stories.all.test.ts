import './stories.test.ts'
