/**
 * Made-up people: first name | last name | spelling in the email address ; the next. In traditions without family names, the last
 * name is what people put second, such as a father's name; a dash stands for people with one name only.
 */
export const namesByLanguage: Record<string, string> = {
  spanish: `Nerea | Ibáñez Ortuño | nerea.ibanez ; Gonzalo | Peñalver Quiroga | gonzalo.penalver ; María del Carmen Guadalupe | Fernández de la Puente y Villalobos | maricarmen.fernandez ; Iñigo | Zubizarreta Muñoz | inigo.zubizarreta
    Lucía | Barragán Núñez | lucia.barragan ; Joaquín | Cañizares Rico | joaquin.canizares ; Begoña | Ledesma Güell | begona.ledesma ; Álvaro | Sepúlveda Tormo | alvaro.sepulveda`,
  arabic: `فاطمة الزهراء | العلوي | fatima.alaoui ; عبد الرحمن | بن يوسف المصري | abdelrahman.almasri ; مريم | الحدّاد | maryam.haddad ; خالد | أبو النصر | khaled.abunasr
    ليلى | الخطيب | layla.khatib ; يوسف | عبد العزيز النجّار | youssef.najjar ; سلمى | بنت خليفة | salma.khalifa ; طارق | الصبّاغ | tareq.sabbagh`,
  polish: `Małgorzata | Źródlak | malgorzata.zrodlak ; Łukasz | Wąsikowski | lukasz.wasikowski ; Agnieszka | Gąsienica-Pyrz | agnieszka.gasienica ; Grzegorz | Chrząstowski | grzegorz.chrzastowski
    Bożena | Świętochowska | bozena.swietochowska ; Wojciech | Szczepaniak | wojciech.szczepaniak ; Zofia | Pękalska | zofia.pekalska ; Jędrzej | Ćwikliński | jedrzej.cwiklinski`,
  chinese: `静怡 | 欧阳 | jingyi.ouyang ; 志明 | 陈 | zhiming.chen ; 雅婷 | 林 | yating.lin ; 浩然 | 司马 | haoran.sima
    淑芬 | 張 | shufen.chang ; 子墨 | 李 | zimo.li ; 思远 | 诸葛 | siyuan.zhuge ; 秀英 | 王 | xiuying.wang`,
  french: `Anne-Sophie | L’Hermitte | annesophie.lhermitte ; Loïc | Le Guennec | loic.leguennec ; Maëlle | d’Aubigny-Roussel | maelle.daubigny ; Benoît | Châtelain | benoit.chatelain
    Hélène | Œuvrard | helene.oeuvrard ; François-Xavier | Delaunay-Marchetti | fx.delaunay ; Zoé | Fontanel | zoe.fontanel ; Noël | Brisebois | noel.brisebois`,
  japanese: `美咲 | 五十嵐 | misaki.igarashi ; 翔太 | 小鳥遊 | shota.takanashi ; 陽菜 | 勅使河原 | hina.teshigawara ; 健太郎 | 斎藤 | kentaro.saito
    さくら | 長谷川 | sakura.hasegawa ; 拓海 | 髙橋 | takumi.takahashi ; りん | 九条 | rin.kujo ; 誠一郎 | 東海林 | seiichiro.shoji`,
  turkish: `Şebnem | Yıldızoğlu | sebnem.yildizoglu ; Çağatay | Öztürkmen | cagatay.ozturkmen ; İpek | Gündoğdu | ipek.gundogdu ; Oğuzhan | Işıklar | oguzhan.isiklar
    Gülşen | Çağlayan | gulsen.caglayan ; Ilgaz | Şimşekoğlu | ilgaz.simsekoglu ; Tuğba | Arıkan | tugba.arikan ; Barış | Ünlütürk | baris.unluturk`,
  hindi: `आराध्या | श्रीवास्तव | aradhya.srivastava ; विक्रमादित्य | चतुर्वेदी | vikram.chaturvedi ; मीनाक्षी | त्रिपाठी | meenakshi.tripathi ; हर्षवर्धन | राठौड़ | harsh.rathore
    सुनीता | कुशवाहा | sunita.kushwaha ; ओमप्रकाश | उपाध्याय | omprakash.upadhyay ; ऋतु | भट्टाचार्य | ritu.bhattacharya ; ज्ञानेश्वर | मिश्रा | gyaneshwar.mishra`,
  german: `Käthe | Freifrau von Hohenlinden-Süßenbach | kaethe.hohenlinden ; Jürgen | Großkopf | juergen.grosskopf ; Anneliese | Schöpflin | anneliese.schoepflin ; Björn | Weißgerber | bjoern.weissgerber
    Ulrike | Müller-Ostholt | ulrike.mueller ; Götz | Tänzer | goetz.taenzer ; Friederike | Zöllner | friederike.zoellner ; Heiko | von der Aue | heiko.vonderaue`,
  vietnamese: `Thị Ánh Nguyệt | Nguyễn | anhnguyet.nguyen ; Quốc Khánh | Trần | quockhanh.tran ; Thuỳ Dương | Phạm | thuyduong.pham ; Hữu Nghĩa | Đặng | huunghia.dang
    Bích Ngọc | Huỳnh | bichngoc.huynh ; Gia Bảo | Lê | giabao.le ; Mỹ Duyên | Vũ | myduyen.vu ; Đức Tâm | Bùi | ductam.bui`,
  greek: `Ελένη | Παπακωνσταντίνου | eleni.papakonstantinou ; Νικόλαος | Χατζηγιαννάκης | nikos.chatzigiannakis ; Αικατερίνη | Δημητρακοπούλου | katerina.dimitrakopoulou ; Στέφανος | Οικονομίδης | stefanos.oikonomidis
    Ιφιγένεια | Ξυδάκη | ifigeneia.xydaki ; Γεώργιος | Αναγνωστόπουλος | giorgos.anagnostopoulos ; Χρυσάνθη | Λαμπροπούλου | chrysanthi.lampropoulou ; Θεόδωρος | Καραμήτσος | thodoris.karamitsos`,
  yoruba: `Olúwaṣeun | Adébáyọ̀ | oluwaseun.adebayo ; Ọmọlará | Ọládìpọ̀ | omolara.oladipo ; Títílayọ̀ | Fáṣọlá | titilayo.fasola ; Àyọ̀délé | Ògúnlẹ́yẹ | ayodele.ogunleye
    Folákẹ́ | Akínsànyà | folake.akinsanya ; Babájídé | Ọ̀ṣúntókun | babajide.osuntokun ; Yétúndé | Bámgbóṣé | yetunde.bamgbose ; Kọ́láwọlé | Ìyàndá | kolawole.iyanda`,
  hebrew: `נועה | בן־דוד | noa.bendavid ; יונתן | שפירא־לוי | yonatan.shapira ; תמר | אלקיים | tamar.elkayam ; אורי | מזרחי | uri.mizrahi
    שירה | פרידמן | shira.friedman ; אליעזר | גולדברגר | eliezer.goldberger ; מיכל | בן־עמי | michal.benami ; איתמר | קדוש | itamar.kadosh`,
  portuguese: `Conceição | d’Ávila Gonçalves | conceicao.davila ; João Pedro | Magalhães Brandão | joaopedro.magalhaes ; Inês | Araújo Falcão | ines.araujo ; Tomé | Sant’Ana Leitão | tome.santana
    Luísa | Mourão Pacheco | luisa.mourao ; Estêvão | Quaresma Rebelo | estevao.quaresma ; Graça | Simões Teles | graca.simoes ; Caetano | Vasconcellos Prado | caetano.vasconcellos`,
  korean: `서연 | 김 | seoyeon.kim ; 민준 | 남궁 | minjun.namgung ; 지우 | 이 | jiwoo.lee ; 하은 | 박 | haeun.park
    도윤 | 제갈 | doyun.jegal ; 예린 | 황보 | yerin.hwangbo ; 준호 | 최 | junho.choi ; 수아 | 선우 | sua.sunwoo`,
  icelandic: `Guðrún | Jónsdóttir | gudrun.jonsdottir ; Þórður | Sigurðsson | thordur.sigurdsson ; Æsa | Bjarkardóttir | aesa.bjarkardottir ; Örn | Haraldsson | orn.haraldsson
    Ragnheiður | Ólafsdóttir | ragnheidur.olafsdottir ; Ísak | Snæbjörnsson | isak.snaebjornsson ; Sólveig | Þorláksdóttir | solveig.thorlaksdottir ; Hrafn | Auðunsson | hrafn.audunsson`,
  thai: `สมหญิง | ศรีสุวรรณรัตน์ | somying.srisuwanrat ; ณัฐวุฒิ | พงษ์ประเสริฐ | nattawut.pongprasert ; กุลธิดา | วงศ์สว่างจิต | kultida.wongsawangchit ; ธนพล | เจริญสุขวัฒนา | thanapon.charoensuk
    พิมพ์ชนก | อัครเดชวรกุล | pimchanok.akkaradet ; ภูมิพัฒน์ | รุ่งโรจน์ไพศาล | phumiphat.rungroj ; อรุณี | แก้วมณี | arunee.kaewmanee ; ชัยวัฒน์ | ทองดีเลิศ | chaiwat.thongdee`,
  ukrainian: `Олександра | Шевчук | oleksandra.shevchuk ; Дмитро | Ковальчук-Гриценко | dmytro.kovalchuk ; Соломія | Їжакевич | solomiia.yizhakevych ; Богдан | Зозуля | bohdan.zozulia
    Ганна | Щербина | hanna.shcherbyna ; Юрій | Ґава | yurii.gava ; Лариса | Мар’яненко | larysa.marianenko ; Тарас | В’юник | taras.viunyk`,
  māori: `Aroha | Ngātai | aroha.ngatai ; Tāmati | Te Whare | tamati.tewhare ; Hinemoa | Paraone-Te Kani | hinemoa.paraone ; Rāwiri | Tūhoro | rawiri.tuhoro
    Marama | Te Ahu | marama.teahu ; Hēmi | Tūroa | hemi.turoa ; Anahera | Matiu | anahera.matiu ; Manaaki | Te Huia | manaaki.tehuia`,
  indonesian: `Sutrisno | - | sutrisno ; Ni Luh Putu Ayu | Wulandari | putu.wulandari ; Wartini | - | wartini ; I Gede Made | Suardana | gede.suardana
    Parmin | - | parmin ; Ratna | Puspitasari | ratna.puspitasari ; Togar | Sihombing | togar.sihombing ; Rukmini | - | rukmini`,
  italian: `Niccolò | Dell’Acquafredda | niccolo.dellacquafredda ; Chiara | Degl’Innocenti | chiara.deglinnocenti ; Giosuè | Marangon | giosue.marangon ; Beatrice | Zanardelli | beatrice.zanardelli
    Ottavio | Sant’Elpidio | ottavio.santelpidio ; Ludovica | Pasqualetto | ludovica.pasqualetto ; Emanuele | Tron | emanuele.tron ; Rosaria | Lo Giudice | rosaria.logiudice`,
  persian: `شیرین | رستگارپور | shirin.rastegarpour ; بهرام | کاوه‌ای | bahram.kavehei ; نیلوفر | میرزاخانلو | niloufar.mirzakhanlou ; آرش | جهان‌بین | arash.jahanbin
    پروانه | صادقی‌نیا | parvaneh.sadeghinia ; کیان | دهقان‌پور | kian.dehghanpour ; ژاله | یزدان‌فر | zhaleh.yazdanfar ; داریوش | گل‌محمدی | dariush.golmohammadi`,
  dutch: `Sjoerd | van ’t Sant | sjoerd.vantsant ; Femke | de Bruijn | femke.debruijn ; Joost | IJzerman | joost.ijzerman ; Marijke | van der Velde-Boonstra | marijke.vandervelde
    Pieter-Jan | ’s-Gravendijk | pieterjan.sgravendijk ; Loes | ter Horst | loes.terhorst ; Daniël | Oosterhuis | daniel.oosterhuis ; Noor | Hoekstra | noor.hoekstra`,
  tamil: `கயல்விழி | முத்துக்குமார் | kayalvizhi.muthukumar ; அருள்மொழி | சுந்தரம் | arulmozhi.sundaram ; செந்தில் | வேலாயுதம் | senthil.velayutham ; யாழினி | இளங்கோவன் | yazhini.ilangovan
    இளமாறன் | பொன்னுசாமி | ilamaran.ponnusamy ; தமிழ்ச்செல்வி | கதிரேசன் | tamilselvi.kathiresan ; நன்மாறன் | அழகர்சாமி | nanmaran.alagarsamy ; மலர்விழி | துரைராஜ் | malarvizhi.durairaj`,
  czech: `Jiřina | Šťastná | jirina.stastna ; Tomáš | Dvořáček | tomas.dvoracek ; Květa | Němcová-Hořejší | kveta.nemcova ; Ondřej | Růžička | ondrej.ruzicka
    Přemysl | Žďárský | premysl.zdarsky ; Zdeňka | Kubišová | zdenka.kubisova ; Vojtěch | Pokorný | vojtech.pokorny ; Eliška | Vlčková | eliska.vlckova`,
  hungarian: `Zsófia | Szűcs | zsofia.szucs ; Győző | Kökényessy | gyozo.kokenyessy ; Ágnes | Kővári | agnes.kovari ; Ödön | Nagylaki | odon.nagylaki
    Réka | Fülöp-Szász | reka.fulop ; Bálint | Csizmadia | balint.csizmadia ; Tünde | Őry | tunde.ory ; Máté | Gyöngyösi | mate.gyongyosi`,
}
