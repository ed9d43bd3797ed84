import './large-forms.test.ts'
