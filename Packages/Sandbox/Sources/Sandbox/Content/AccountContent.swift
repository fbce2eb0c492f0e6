/// The names of which the accounts of the GitHub service are made, as data; the format is that of ``ContentRecord``.
///
/// An element `ascii: text` gives the form in a login first and the form in a name second. Every list of heads goes
/// with every list of tails of the same record; see ``NamePairs`` for how long they have to be.
enum AccountContent {
  /// Names and places by language.
  ///
  /// A `script` says that the second form is of another script, which about every
  /// second user prefers; `order family` that it begins with the family name, `joined` that it has no blank in it.
  static let cultures = #"""
    culture English
    given Amelia | Callum | Harriet | Theo | Imogen | Declan | Freya | Rhys | Winifred | Jasper | Morgan | Elspeth | Tobias | Beatrix | Angus | Skye
    family Ashdown | Birtwell | Calloway | Drummond | Ellery | Fairweather | Garside | Hollis | Inskip | Jessop | Lockwood | Merriman | Norcross | Pemberton | Quillfeather | Ravenhill | Thackray
    place Leeds, UK | Portland, OR | Cork, Ireland | Halifax, Nova Scotia | Cardiff | Hobart, Tasmania | Austin, TX | Ōtepoti Dunedin, Aotearoa

    culture Nordic
    given Ragnhild | Soren: Søren | Tuuli | Hakan: Håkan | Signe | Aino | Bjarte | Linnea: Linnéa | Eirik | Sunniva | Asmund: Åsmund | Vigdis: Vigdís | Oskari | Thora: Þóra | Malin | Jarle
    family Oestvik: Østvik | Lindgaard: Lindgård | Vainola: Väinölä | Hedqvist | Sjoblad: Sjöblad | Kaldbakken | Rautanen | Tengroth | Myrvang | Aaltonen | Dalsgaard | Hallin | Nordenmark | Soderlind: Söderlind | Fjeldstad | Kivijarvi: Kivijärvi | Brekke
    place Tromsø | Tampere, Finland | Malmö, Sverige | Aarhus | Reykjavík | Bergen, Norway | Umeå | Tórshavn
    bio Lager verktøy for folk som lager verktøy.
    bio Utvecklare, kajakpaddlare, kaffedrickare ☕️
    bio Koodaan, luen, saunon.

    culture German
    given Annegret | Joerg: Jörg | Lieselotte | Matthis | Frauke | Bastian | Gesa | Henrik | Ulrike | Moritz | Sanne | Pieter | Kaatje | Lukas | Roswitha | Veit
    family Achterberg | Bruenner: Brünner | Dreesen | Eichhorst | Findeisen | Grotewohl | Haberkorn | Kloosterman | Lindenthal | Moosbrugger | Nachtigall | Oostrum | Pfannenschmidt | Rosenkoetter: Rosenkötter | Steenbeek | Uhlmann | Zwickel
    place Leipzig | Zürich, Schweiz | Rotterdam, NL | Graz, Austria | Köln | Gent, België | Lübeck, Germany | Utrecht
    bio Softwareentwicklerin. Fahrrad statt Auto, Plaintext statt PDF.
    bio Tagsüber Datenbanken, abends Orgelpfeifen.
    bio Schrijft code en sneldichten.

    culture French
    given Aurelie: Aurélie | Bastien | Clemence: Clémence | Damien | Eloise: Éloïse | Florian | Gaelle: Gaëlle | Hugo | Isaure | Jeremie: Jérémie | Leonie: Léonie | Maxence | Noemie: Noémie | Octave | Perrine | Thibault
    family Archambeau | Beauchesne | Chauvelin | Desrosiers | Estienne | Fontvielle | Gaudreault | Hervieu | Jolicoeur: Jolicœur | Lacombe | Marchepied | Noailles | Perrault | Quesnel | Rousselin | Tremblay | Vauquelin
    place Nantes | Montréal, QC | Lausanne, Suisse | Liège | Dakar, Sénégal | Grenoble, France | Brest – Bretagne | Strasbourg
    bio Je répare ce que j’ai cassé la veille.
    bio Cartographe du dimanche, développeuse le reste du temps 🗺️

    culture Spanish
    given Adriana | Benicio | Candela | Diego | Esperanza | Facundo | Graciela | Hernan: Hernán | Itziar | Joaquin: Joaquín | Lucia: Lucía | Matias: Matías | Nerea | Oriol | Paloma | Saul: Saúl
    family Aldecoa | Barrientos | Cifuentes | Dominguez: Domínguez | Echeverria: Echeverría | Figueroa | Garmendia | Huertas | Ibarluzea | Lizarraga | Montoya | Nunez: Núñez | Ordonez: Ordóñez | Quispe | Riquelme | Saavedra | Urrutia
    place Ciudad de México | Sevilla, España | Montevideo | Bogotá, Colombia | Bilbo / Bilbao | Valparaíso, Chile | Cusco, Perú | Córdoba, Argentina
    bio Aprendo en público.
    bio Ingeniera de datos. Mate amargo, código simple 🧉

    culture Portuguese
    given Afonso | Beatriz | Caetano | Dalila | Emanuel | Fabiana | Goncalo: Gonçalo | Helena | Inacio: Inácio | Juliana | Leandro | Marisa | Nuno | Otavio: Otávio | Raquel | Thais: Thaís
    family Albuquerque | Bittencourt | Carvalhal | Dornelles | Evangelista | Falcao: Falcão | Guimaraes: Guimarães | Henriques | Junqueira | Loureiro | Magalhaes: Magalhães | Nogueira | Paixao: Paixão | Quaresma | Sequeira | Tavares | Valadares
    place Porto, Portugal | Belo Horizonte | Recife - PE | Luanda, Angola | Curitiba, Brasil | Coimbra | Praia, Cabo Verde | Florianópolis
    bio Programo devagar e sempre.
    bio Dev full stack, pai de duas, torcedor sofrido ⚽️

    culture Italian
    given Alessio | Bianca | Corrado | Donatella | Edoardo | Fiammetta | Gioele | Ilaria | Leandra | Manlio | Nicoletta | Ottavio | Pierluca | Rosalba | Silvano | Viola
    family Abbatangelo | Bergamaschi | Caccialanza | DellOrto: Dell’Orto | Fioravanti | Giacometti | Lanzafame | Malaspina | Nicolodi | Occhipinti | Pellegrino | Quattrocchi | Roncaglia | Santacroce | Tagliaferri | Ungaretti | Zambelli
    place Torino | Palermo, Italia | Trieste | Lugano, CH | Bologna, Italy | Cagliari, Sardegna | Genova | Lecce
    bio Scrivo compilatori, cucino tortellini.
    bio Sviluppatrice. Il resto è nei commit.

    culture Polish
    given Agnieszka | Bartosz | Celina | Dobromir | Elzbieta: Elżbieta | Franciszek | Grazyna: Grażyna | Igor | Jagoda | Kacper | Lukasz: Łukasz | Malgorzata: Małgorzata | Natalia | Olaf | Przemek | Zofia
    family Baran | Chmiel | Dudek | Fijalka: Fijałka | Gorka: Górka | Jaskula: Jaskuła | Kwiecien: Kwiecień | Lis | Mazurek | Nowicz | Owczarz | Pajak: Pająk | Rusin | Sroka | Tokarczyk | Wrobel: Wróbel | Zieba: Zięba
    place Kraków | Gdańsk, Poland | Wrocław | Łódź, Polska | Poznań | Lublin | Katowice / Remote | Białystok
    bio Robię backend. Czasem działa.
    bio Kod, kawa, Karkonosze ⛰️

    culture Ukrainian
    script Cyrillic
    given Andriy: Андрій | Bohdana: Богдана | Vasyl: Василь | Halyna: Галина | Danylo: Данило | Yevhen: Євген | Zoryana: Зоряна | Ivanka: Іванка | Kateryna: Катерина | Levko: Левко | Maksym: Максим | Nadiya: Надія | Oleksa: Олекса | Roksolana: Роксолана | Taras: Тарас | Yulia: Юлія
    family Bondarenko: Бондаренко | Vdovychenko: Вдовиченко | Hnatiuk: Гнатюк | Doroshenko: Дорошенко | Zhuk: Жук | Kostiuk: Костюк | Lysenko: Лисенко | Melnyk: Мельник | Nechai: Нечай | Opanasenko: Опанасенко | Panchuk: Панчук | Romaniuk: Романюк | Savchuk: Савчук | Tkach: Ткач | Fedorchuk: Федорчук | Tsymbal: Цимбал | Shpak: Шпак
    place Київ | Lviv, Ukraine | Одеса, Україна | Kharkiv | Чернівці | Poltava | Ужгород | Dnipro
    bio Пишу код і вірші. Код компілюється частіше.
    bio Інженерка. Відкриті дані та велосипеди 🚲

    culture Turkish
    given Aylin | Baris: Barış | Cansu | Deniz | Ece | Ferhat | Gulsen: Gülşen | Haluk | Isil: Işıl | Kerem | Leyla | Mert | Nilufer: Nilüfer | Onur | Pinar: Pınar | Umut
    family Akcay: Akçay | Bozkurt | Cevahir | Demirkan | Erguvan | Gokalp: Gökalp | Ilgaz | Karabulut | Lale | Mutluay | Narinc: Narinç | Ozdag: Özdağ | Pamuk | Sahinler: Şahinler | Tuncel | Uzunoglu: Uzunoğlu | Yalcinkaya: Yalçınkaya
    place İstanbul | Ankara, Türkiye | İzmir | Eskişehir | Lefkoşa | Bursa, Turkey | Trabzon | Antalya
    bio Geceleri gömülü sistemler, gündüzleri çay 🍵
    bio Basit olanı severim.

    culture Arabic
    script Arabic
    given Amal: أمل | Bilal: بلال | Dalia: داليا | Farid: فريد | Hanan: حنان | Idris: إدريس | Jamila: جميلة | Karim: كريم | Lina: لينا | Mounir: منير | Nabila: نبيلة | Omar: عمر | Rania: رانيا | Samir: سمير | Tarek: طارق | Yasmin: ياسمين
    family Abboud: عبود | Benali: بن علي | Chahine: شاهين | Darwish: درويش | Fakhoury: فاخوري | Ghannam: غنام | Haddad: حداد | Jaziri: الجزيري | Khalaf: خلف | Lahlou: لحلو | Mansour: منصور | Najjar: نجار | Qabbani: قباني | Rifai: الرفاعي | Sabbagh: صباغ | Tazi: التازي | Zaatari: زعتري
    place بيروت | Casablanca, Maroc | عمّان، الأردن | Tunis | القاهرة | Muscat, Oman | الدار البيضاء | Alexandria, Egypt
    bio مهندسة برمجيات، أحب المصادر المفتوحة والقهوة.
    bio أكتب برامج صغيرة تحل مشكلات كبيرة 🚀
    bio مطوّر Linux وواجهات عربية من اليمين إلى اليسار.

    culture Indian
    script Devanagari
    given Aditi: अदिति | Bhavesh: भावेश | Chitra: चित्रा | Devika: देविका | Eshan: ईशान | Gauri: गौरी | Harish: हरीश | Ishita: इशिता | Jayant: जयंत | Kavya: काव्या | Lalit: ललित | Meenal: मीनल | Nikhil: निखिल | Omkar: ओंकार | Pallavi: पल्लवी | Rohan: रोहन
    family Agarwal: अग्रवाल | Bhatt: भट्ट | Chaturvedi: चतुर्वेदी | Deshpande: देशपांडे | Gokhale: गोखले | Iyengar: अय्यंगार | Joshi: जोशी | Kulkarni: कुलकर्णी | Mahajan: महाजन | Nambiar: नांबियार | Ojha: ओझा | Purohit: पुरोहित | Rathod: राठोड | Saxena: सक्सेना | Tendulkar: तेंडुलकर | Upadhyay: उपाध्याय | Wagle: वागळे
    place Pune, India | Kochi, Kerala | बेंगलुरु | Jaipur | Chennai, TN | Mumbai | Ahmedabad, Gujarat | दिल्ली
    bio कोड लिखता हूँ, चाय पीता हूँ।
    bio Trains, ragas and type systems 🚂

    culture Chinese
    script Han
    order family
    joined
    given Anran: 安然 | Boyuan: 博远 | Chenxi: 晨曦 | Dongmei: 冬梅 | Fanghua: 芳华 | Guangyao: 光耀 | Haoran: 浩然 | Jiayi: 佳怡 | Kexin: 可欣 | Lingyun: 凌云 | Mingzhe: 明哲 | Ningjing: 宁静 | Qiuyu: 秋雨 | Ruolan: 若兰 | Siyuan: 思远 | Yuchen: 雨辰
    family Bai: 白 | Cao: 曹 | Deng: 邓 | Fang: 方 | Gao: 高 | Huang: 黄 | Jiang: 江 | Kong: 孔 | Liang: 梁 | Meng: 孟 | Pan: 潘 | Qiao: 乔 | Shen: 沈 | Tang: 唐 | Wei: 魏 | Xia: 夏 | Zhou: 周
    place 杭州 | Chengdu, China | 台北 | 深圳 | Singapore | 西安 | Hong Kong | 上海市
    bio 写代码，也写诗。
    bio 后端工程师，关注数据库与分布式系统。
    bio 保持好奇 🌱

    culture Japanese
    script Kanji
    order family
    given Akari: 明里 | Daichi: 大地 | Emi: 恵美 | Fumiko: 文子 | Genta: 源太 | Haruto: 陽翔 | Izumi: 泉 | Junpei: 淳平 | Kanade: 奏 | Makoto: 誠 | Natsuki: 夏希 | Riku: 陸 | Sayaka: 沙也加 | Takumi: 匠 | Wakana: 若菜 | Yuzuki: 柚月
    family Aoyagi: 青柳 | Chiba: 千葉 | Ebihara: 海老原 | Fukazawa: 深沢 | Hirose: 広瀬 | Ishiguro: 石黒 | Kamiyama: 神山 | Matsunaga: 松永 | Nishioka: 西岡 | Ozawa: 小沢 | Sakuma: 佐久間 | Tachibana: 橘 | Uehara: 上原 | Wakabayashi: 若林 | Yamane: 山根 | Yoshikawa: 吉川 | Kuwata: 桑田
    place 東京 | Kyoto, Japan | 札幌市 | Fukuoka | 大阪府 | Nagano, Japan | 仙台 | 沖縄
    bio 小さな道具を作っています。
    bio 組み込みとシンセサイザーが好き 🎛️
    bio ソフトウェアエンジニア。読書と登山。

    culture Korean
    script Hangul
    order family
    joined
    given Areum: 아름 | Byungho: 병호 | Chaewon: 채원 | Dahye: 다혜 | Eunji: 은지 | Gaon: 가온 | Haneul: 하늘 | Inseo: 인서 | Jihoon: 지훈 | Kyungmin: 경민 | Minseo: 민서 | Nari: 나리 | Sangwoo: 상우 | Taeyang: 태양 | Woojin: 우진 | Yerin: 예린
    family Ahn: 안 | Bae: 배 | Cha: 차 | Do: 도 | Eom: 엄 | Gil: 길 | Ha: 하 | Im: 임 | Jeon: 전 | Kwon: 권 | Min: 민 | Noh: 노 | Oh: 오 | Paik: 백 | Ryu: 류 | Seo: 서 | Yoon: 윤
    place 서울 | Busan, Korea | 대전 | Jeju-do | 판교 | Seoul, South Korea | 광주광역시 | Incheon
    bio 천천히, 그러나 꾸준히.
    bio 프런트엔드 개발자 · 고양이 집사 🐈

    culture African
    given Abena | Babajide | Chiamaka | Dikembe | Efua | Folasade | Gathoni | Hamisi | Ifeoma | Jabari | Kwabena | Lindiwe | Makena | Nnamdi | Onyinye | Thandiwe
    family Acheampong | Balogun | Chukwu | Dlamini | Ekwueme | Fashola | Gitonga | Igwe | Kamau | Langa | Mbatha | Nkemelu | Okonjo | Phiri | Sowande | Tembo | Wanjiru
    place Accra, Ghana | Nairobi | Lagos, Nigeria | Kigali | Cape Town, ZA | Lusaka, Zambia | Kampala, Uganda | Addis Ababa
    bio Building payments that work on a bad connection.
    bio Naija 🇳🇬 | backend | jollof maximalist
    """#

  /// The words of logins and names that are not of one language.
  static let pairs = #"""
    handles
    head quiet | rusty | velvet | static | lucid | paper | hidden | solar | crisp | drowsy | atomic | mossy | tidal | brave | minor | hollow | amber | nimble | frozen | lazy | cosmic | plain | humble | verbose | sleepy | copper | salty | wired | gentle | lunar | odd | rapid | silver | tiny | woven | cloudy | inert | mellow | pixel | remote | stoic | tropic | urban | vivid | witty | zesty | binary | dusty | elastic | foggy | granular | hybrid | idle | jolly | kinetic | loyal | modular | neon | opaque | pure | recursive | sparse | turbo | upbeat
    tail otter | kernel | lantern | badger | parser | comet | teapot | walrus | vector | heron | socket | pickle | marmot | beacon | gopher | turnip | falcon | cipher | beetle | anchor | sparrow | matrix | cactus | turtle | pebble | lemur | thread | biscuit | wombat | signal | fennel | magpie | anvil | tensor | newt | harbor | gecko | buffer | acorn | puffin | bucket | yak | orbit | radish | stoat | token | maple | lynx | shard | cricket | muffin | raven | glyph | oyster | fern | ibex | cursor | plover | noodle | siphon | tapir | willow | zebu | cobbler | daemon | ember | spindle

    organisations
    head Tidewater | Granite | Larkspur | Northlight | Cobalt | Saltmarsh | Juniper | Halcyon | Ironwood | Meridian | Driftwood | Lanternfish | Bluefin | Copperleaf | Oxbow | Ravelin | Sunstone | Tamarind | Umbra | Verdigris | Wayfarer | Yarrow | Zephyr | Alderbrook | Brightwater | Cinderpath | Dovetail | Everglade | Foxglove | Gullwing | Harbourline | Quayside
    tail Labs | Robotics | Foundation | Studio | Systems | Collective | Maps | Health | Energy | Games | Press | Cloud | Data | Works | Research | Commons | Audio | Analytics | Cooperative | Mobility | Archive | Security | Institute | Networks | Observatory | Tooling | Instruments

    bots
    head tidy | bump | stale | label | merge | lint | deploy | badge | spell | cover | mirror | triage
    tail imports | deps | issues | docs | branches | release | images | licences | backports
    """#
}
