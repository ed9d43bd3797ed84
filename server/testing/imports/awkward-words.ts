/** Text that people, programs and the ill-meaning leave in the cells of a table. */

const PLAIN_TRAPS = [
  ...['undefined', 'null', 'NULL', 'nil', 'NaN', 'Infinity', 'true', 'False', 'None', '#N/A', '#REF!', '(null)', '\\N'],
  ...['constructor', '__proto__', 'hasOwnProperty', 'toString', 'reject_reason', '{}', '[]', '[object Object]'],
  ...['0', '00', '-0', '1e309', '0x0', '1,000', '1.234,56', '٤٢', '½', '⅛', '¹²³', '2026-02-30', '1/2', '3-4'],
  ...["O'Brien", "''", "'", '`', '´', '‘curly’', '“quotes”', '«comillas»', 'a\\b', 'a\\"b', "a\\'b", 'C:\\temp\\new'],
  ...["'; drop table attendees; --", '1 or 1=1', "Robert'); --", '$1', '$$', '?', '%s', '%00', '%0d%0a', '{{7*7}}'],
  ...[
    '<script>alert(1)</script>',
    '<b>bold</b>',
    '&lt;&amp;&nbsp;',
    ']]>',
    '<!--',
    '$\u007b7*7}',
    '#{7*7}',
    '../../etc/passwd',
  ],
  ...['a;b', 'a,b', 'a|b', 'a\tb', ';;;', ',,,', '# comment', '// comment', '-- comment', 'sep=,', '--- ', '...'],
]

const SCRIPTS = [
  ...[
    'Ångström',
    'Ñandú',
    'Øystein',
    'Łukasz',
    'Þórr',
    'İstanbul',
    'ı',
    'ß',
    'ẞ',
    'ﬁn',
    'Ǆ',
    'Ŀl',
    'ǅ',
    'Σίσυφος',
    'Жанна',
  ],
  ...[
    '田中太郎',
    'だいき',
    'た\u3099いき',
    '김철수',
    'สวัสดี',
    'हिन्दी',
    'தமிழ்',
    'ქართული',
    'Հայերեն',
    'ភាសាខ្មែរ',
    '𠜎𠜱𠝹',
    '𝒯𝒽ℯ',
    'Ｆｕｌｌ',
  ],
  ...[
    'שלום',
    'مرحبا بالعالم',
    'الكل في المجمو عة',
    'אב ab גד',
    '\u202Eright to left\u202C',
    '\u2067isolated\u2069',
    '\u200Fmark',
  ],
  ...[
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '👍🏿',
    '🇪🇸',
    '🇺',
    '1️⃣',
    '☃',
    '❤️',
    '🫥 🫠',
    'e\u0301',
    'Z\u0353\u0300a\u0300\u0301\u0302lgo',
    '\u0300alone',
    'a\u0301\u0328',
  ],
  ...[
    'zero\u200Bwidth',
    'joined\u200Dup',
    'no\u00A0break',
    'soft\u00ADhyphen',
    'thin\u2009space',
    '\uFFFD',
    '\uFFFE',
    '\uE000',
    '\u{10FFFF}',
  ],
]

export const ONE_LINE = [...PLAIN_TRAPS, ...SCRIPTS]

export const SEVERAL_LINES = [
  ...[
    'two\nlines',
    'two\r\nlines',
    'two\rlines',
    '"quoted"',
    '""',
    'a "word" quoted',
    '"',
    '"""',
    '","',
    '"\n"',
    'a,"b",c',
  ],
  ...[
    'line\n,comma\n"quote"',
    'tab\tand\nline',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    'first\n\n\nlast',
    ';"\r\n;',
    'ends with "',
  ],
]

/** Control characters other than those that end lines, part cells and hold the zero. */
export const CONTROLS = [1, 2, 7, 8, 11, 12, 14, 27, 31, 127, 128, 155].map((code) => String.fromCodePoint(code))

export const FORMULAS = [
  ...[
    '=1+1',
    '=SUM(A1:A9)',
    '=HYPERLINK("http://example.com","x")',
    '@SUM(1)',
    "=cmd|' /C calc'!A0",
    '-cmd|x',
    '+cmd|x',
  ],
  ...['=', '@', '＝1+1', '-2+3*x', '=\u00E9', '=DDE("cmd";"/C calc";"1")', '@import', '=1;2', '-', '+x'],
]
