import './free-event.test.ts'
