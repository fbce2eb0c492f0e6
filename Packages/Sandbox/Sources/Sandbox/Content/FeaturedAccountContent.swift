/// The first accounts of the GitHub service, which are written out; the format is that of ``ContentRecord``.
///
/// A field without a line is null, a line without a value is an empty text, and `missing` names fields that the
/// profile does not have at all. Lines of `bio` are joined by CR LF, as GitHub's form sends them. A `former` login
/// leads to the account by a redirect.
enum FeaturedAccountContent {
  /// The accounts in the order of the list.
  static let text = #"""
    account aster
    staff
    former aster-l
    name Aster Lindqvist
    company @openharbour
    blog https://aster.example/notes
    location Göteborg, Sweden
    email aster@lindqvist.example
    hireable
    bio Building calm software for harbours, ferries and the people who run them.
    bio Maintainer of tidegraph. Talks to gulls.
    twitter asterlindqvist
    counts 214 61 2184306 97

    account robin-marsh
    former rmarsh
    name Robin Marsh
    company @openharbour
    blog https://robinmarsh.example
    location Bristol, UK
    email robin@robinmarsh.example
    hireable
    bio Terminal tools, tidy diffs and long-distance footpaths 🥾
    twitter robinmarsh
    counts 48 17 1306 142

    account openharbour
    organisation
    name Open Harbour
    blog https://openharbour.example
    location Göteborg · Porto · Busan
    email hello@openharbour.example
    bio Free software for ports, ferries and everyone waiting on a quay.
    twitter openharbour
    counts 132 0 58214 0

    account hana-mori
    name 森 花
    company @bytegarden
    blog mori-hana.example
    location 京都
    bio 文字と余白が好きなデザイナー兼エンジニア。
    bio Type, grids, tea 🍵
    counts 37 8 9412 63

    account TobiAdeyemi
    former tobi-codes
    name Tobi Adeyemi
    company House of Cards Ltd
    blog https://tobi.example/?utm_source=github
    location Lagos, Nigeria
    hireable
    bio Distributed ledgers by day, jazz trumpet by night 🎺
    twitter tobi_adeyemi
    counts 96 23 41877 210

    account bytegarden
    organisation
    name Byte Garden
    blog
    location Kyoto
    bio We grow small libraries. 小さなライブラリを育てています。
    counts 64 0 7730 0

    account lucia-ferro
    name Lucia Ferro
    company Osservatorio di Trieste
    blog http://ferro.example/~lucia
    location Trieste
    email lucia@ferro.example
    bio Astronomer. I point Fortran at the sky.
    counts 12 140 688 12

    account layla-haddad
    name ليلى حداد
    company @fjord
    blog https://layla.example
    location بيروت، لبنان
    bio مهندسة برمجيات. أعمل على دعم النصوص من اليمين إلى اليسار.
    bio Bidi, fonts and everything that breaks them.
    twitter laylabidi
    counts 71 35 15209 88

    account gardener[bot]
    bot
    blog
    counts 0 0 0 0

    account chenyu
    former chen-yu-2008
    name 陈雨
    company  字节果园
    blog https://chenyu.example/博客
    location 成都
    hireable
    bio 数据库内核工程师，业余种番茄 🍅
    counts 158 4 26043 301

    account marit-van-den-berg
    name Marit van den Berg
    company Freelance
    blog maritvandenberg.example/work
    location Utrecht, NL
    email marit@maritvandenberg.example
    hireable
    bio Accessibility engineer. If it needs a mouse, it is not finished.
    counts 29 11 3350 75

    account oskar
    blog
    counts 0 0 3 0

    account fjord
    organisation
    name Fjord Transit
    blog https://fjord.example
    location Bergen, Norway
    email dev@fjord.example
    bio Open timetables for everything that floats.
    twitter fjordtransit
    counts 88 0 12961 0

    account renata-quispe
    name Renata Quispe
    company @openharbour @fjord
    blog https://renata.example
    location Cusco, Perú
    bio Robótica de montaña 🏔️🤖
    bio
    bio she/her
    twitter renataquispe
    counts 54 9 5127 133

    account danylo-k
    former danylo
    name Данило Костюк
    company
    blog coming soon
    location Львів, Україна
    hireable
    bio Мережі, ядро, вареники.
    counts 43 2 870 54

    account priya-raman
    staff
    name Priya Raman
    company Indian Institute of Unusual Algorithms
    blog https://priyaraman.example
    location Chennai
    bio Proofs that run. Programs that halt (usually).
    counts 66 52 18406 29

    account papercrane
    former papercrane-kim
    name 김하늘
    company @bytegarden
    blog
    location 서울
    bio 종이접기와 컴파일러 🕊️
    missing twitter_username
    counts 19 6 2204 118

    account juliette-m
    name Juliette Marchepied
    company Atelier des cartes
    blog https://cartes.example
    location Nantes, France
    email juliette@cartes.example
    bio Cartes, archives et logiciels libres.
    missing hireable
    counts 25 3 941 40

    account kofi-ansah
    name Kofi Ansah
    company @openharbour
    blog kofi.example
    location Accra, Ghana
    hireable
    bio Offline-first everything. The network is a rumour.
    twitter kofi_offline
    counts 83 14 30518 167

    account linnet
    name Linnet
    blog https://linnet.example
    location 🌍 mostly trains
    bio Generative music in 64 kB 🎶
    missing company email
    counts 140 92 104772 5
    """#
}
