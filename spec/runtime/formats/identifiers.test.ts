import { testFormat } from './testing/describe-format.ts'

testFormat('ulid', {
  accepted: ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '00000000000000000000000000', '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
  refused: [
    '',
    '80000000000000000000000000',
    '01arz3ndektsv4rrffq69g5fav',
    '01ARZ3NDEKTSV4RRFFQ69G5FA',
    '01ARZ3NDEKTSV4RRFFQ69G5FAVV',
    '01ARZ3NDEKTSV4RRFFQ69G5FAI',
    '01ARZ3NDEKTSV4RRFFQ69G5FAL',
    '01ARZ3NDEKTSV4RRFFQ69G5FAO',
    '01ARZ3NDEKTSV4RRFFQ69G5FAU',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV\n',
  ],
})

testFormat('code', {
  accepted: ['a', '0', 'early-bird_2026', 'a-', 'a'.repeat(64)],
  refused: ['', '-a', '_a', 'A', 'early bird', 'é', 'a.b', 'a'.repeat(65), 'a\n'],
})

testFormat('id-or-code', {
  accepted: ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'early-bird', '01arz3ndektsv4rrffq69g5fav'],
  refused: ['', '81ARZ3NDEKTSV4RRFFQ69G5FAV', 'Early-Bird', '-x', 'a'.repeat(65)],
})

testFormat('uuid', {
  accepted: [
    '0190163d-8694-739b-aea5-966c26f8ad91',
    'F47AC10B-58CC-4372-A567-0E02B2C3D479',
    'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ],
  refused: [
    '',
    'f47ac10b58cc4372a5670e02b2c3d479',
    '{f47ac10b-58cc-4372-a567-0e02b2c3d479}',
    'urn:uuid:f47ac10b-58cc-4372-a567-0e02b2c3d479',
    'f47ac10b-58cc-0372-a567-0e02b2c3d479',
    'f47ac10b-58cc-9372-a567-0e02b2c3d479',
    'f47ac10b-58cc-4372-c567-0e02b2c3d479',
    'g47ac10b-58cc-4372-a567-0e02b2c3d479',
    'f47ac10b-58cc-4372-a567-0e02b2c3d47',
    'f47ac10b-58cc-4372-a567-0e02b2c3d479\n',
  ],
})
