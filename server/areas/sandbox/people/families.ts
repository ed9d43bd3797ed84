/**
 * Made-up families, one per line, members as in names.ts; a star marks a child, who uses the address of the first
 * adult. Surnames follow each tradition: the father's name, a form per sex, both sides or none.
 */
export const schoolFamilies = `
  Amaia | Etxeberria Lasa | amaia.etxeberria ; Unai | Goikoetxea Arrieta | unai.goikoetxea ; * Ane | Goikoetxea Etxeberria ; * Oihan | Goikoetxea Etxeberria
  Chidinma | Okonkwo-Eze | chidinma.okonkwo ; Obinna | Eze | obinna.eze ; * Kamsiyọchukwu | Eze
  Sinéad | O’Sullivan | sinead.osullivan ; Pádraig | Ó Súilleabháin | padraig.osuilleabhain ; * Caoimhe | Ní Shúilleabháin ; * Tadhg | Ó Súilleabháin
  ሰላም | ተስፋዬ | selam.tesfaye ; ዳዊት | ገብረመድህን | dawit.gebremedhin ; * ሄለን | ዳዊት
  তানজিলা | রহমান | tanzila.rahman ; শফিকুল | ইসলাম | shafiqul.islam ; * আরিবা | শফিক
  عائشہ | قریشی | ayesha.qureshi ; عمران | قریشی | imran.qureshi ; * زینب | قریشی ; * حمزہ | قریشی
  Ileana | Ștefănescu | ileana.stefanescu ; * Ioniță | Ștefănescu ; * Ruxandra | Ștefănescu
  Десислава | Гергова | desislava.gergova ; Красимир | Гергов | krasimir.gergov ; * Ния | Гергова ; * Боян | Гергов
  Rūta | Žukauskienė | ruta.zukauskiene ; Gintaras | Žukauskas | gintaras.zukauskas ; * Ugnė | Žukauskaitė
  Maria Liwayway | Dela Peña-Bautista | liwayway.delapena ; * Juan Miguel | Bautista ; * Tala | Bautista
  Päivi | Hämäläinen-Yrjölä | paivi.hamalainen ; Väinö | Yrjölä | vaino.yrjola ; * Aino | Yrjölä ; * Eero | Yrjölä
  Neema | Mwakyusa | neema.mwakyusa ; Baraka | Mwakyusa | baraka.mwakyusa ; * Zawadi | Mwakyusa
  ნინო | ჯაფარიძე | nino.japaridze ; ლევან | ბერიძე | levan.beridze ; * ელენე | ბერიძე ; * გიორგი | ბერიძე
  Անահիտ | Տեր-Ղազարյան | anahit.terghazaryan ; * Նարե | Մարտիրոսյան ; * Դավիթ | Մարտիրոսյան
  Оюунчимэг | Батбаяр | oyunchimeg.batbayar ; Ганзориг | Дорж | ganzorig.dorj ; * Номин | Ганзориг ; * Тэмүүлэн | Ганзориг
  ခင်ခင် | ဝင်း | khinkhin.win ; အောင် | ကျော်မင်း | aung.kyawmin ; * သီရိ | မေ
  Angharad | Llwyd-Prys | angharad.llwyd ; Ieuan | ap Rhys | ieuan.aprhys ; * Gwenllian | Prys ; * Macsen | ap Ieuan
  Sisa | Quispe Mamani | sisa.quispe ; Amaru | Condori Huanca | amaru.condori ; * Wayra | Condori Quispe ; * Killa | Condori Quispe
  Sina | Faʻalogo | sina.faalogo ; Tavita | Faʻalogo | tavita.faalogo ; * Moana | Faʻalogo ; * Sione | Faʻalogo
  Љиљана | Ђорђевић | ljiljana.djordjevic ; Његош | Ђорђевић | njegos.djordjevic ; * Јована | Ђорђевић
`

export const festivalFamilies = `
  දිනූෂා | විතානගේ | dinusha.vithanage ; චමින්ද | විතානගේ | chaminda.vithanage ; * සඳනි | විතානගේ ; * කවිඳු | විතානගේ
  Montserrat | Puigdellívol i Sala | montserrat.puigdellivol ; Jordi | Sunyol i Camps | jordi.sunyol ; * Arnau | Sunyol i Puigdellívol ; * Queralt | Sunyol i Puigdellívol
  Xóchitl | Tecuapetla Cuautle | xochitl.tecuapetla ; * Citlali | Tecuapetla ; * Cuauhtli | Tecuapetla
  សុភា | ចាន់ | sophea.chan ; វិចិត្រ | ចាន់ | vichet.chan ; * ដារា | ចាន់ ; * បូផា | ចាន់
  Bjørg | Nørregård-Skovsø | bjorg.norregaard ; Rasmus | Skovsø | rasmus.skovso ; * Liv | Nørregård-Skovsø
  ਹਰਪ੍ਰੀਤ | ਕੌਰ ਗਰੇਵਾਲ | harpreet.grewal ; ਗੁਰਦੀਪ | ਸਿੰਘ ਗਰੇਵਾਲ | gurdeep.grewal ; * ਸਿਮਰਨ | ਕੌਰ ਗਰੇਵਾਲ ; * ਅਰਜਨ | ਸਿੰਘ ਗਰੇਵਾਲ
`
