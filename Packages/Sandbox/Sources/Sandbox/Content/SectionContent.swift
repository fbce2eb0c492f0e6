/// The sections of the streaming service in the order of the root page, as data; the format is that of
/// ``ContentRecord``.
///
/// Each `section` is followed by its shelves, and a `shelf` by the products that stand `featured` at its front.
/// A `shelf` names the genres and kinds that its products take in turn; only an `eager` one shows products on the
/// page of the section. Positions may have gaps, titles and sort numbers repeat, and link templates are written in
/// several ways: all of that is part of the content. Texts are English, with a Swedish line below where it differs.
enum SectionContent {
  /// Sections, shelves and featured products.
  static let text = #"""
    section serier
    id 5c1e7d40-3a92-11ee-8b1f-02a4c6e80d11
    title Series
    title.sv Serier
    name series
    type vod
    sort 1
    link {?dtg,productsPerPage}
    templated
    page Series – whole seasons, and a new episode every week
    page.sv Serier – hela säsonger, nya avsnitt varje vecka
    description Nordic suspense, large family dramas and series that make you miss the bus. Start anywhere, stop when it gets light.
    description.sv Nordisk spänning, stora familjedramer och serier som får dig att missa bussen. Börja var du vill, sluta när det ljusnar.
    everything All series
    everything.sv Alla serier
    flag svod

    shelf populara-serier
    title Popular now
    title.sv Populärt just nu
    position 0
    genres kriminal | drama | komedi
    kinds series
    count 48
    eager

    featured The Causeway
    title.sv Tidvatten
    synopsis Twice a day the causeway to Tärnö disappears. So does Maria Åkerfeldt, on the one evening when nobody could have left the island.

    featured The Understudies
    synopsis When the star breaks a leg on opening night, five people who know every line and have never once been on stage get eleven minutes to decide who goes on.

    featured Neighbourhood Watch
    title.sv Grannsamverkan
    synopsis A stolen hedge trimmer, a group chat and far too much free time: Lingonvägen starts its own crime unit.

    featured Beneath Älvdalen
    title.sv Under Älvdalen
    synopsis A mine that closed in 1978 begins to answer the telephone. Geologist Freja Strömgård is the only one who remembers the number.

    shelf nordiskt-morker
    title Nordic noir
    title.sv Nordiskt mörker
    position 1
    genres kriminal
    kinds series
    count 44
    eager

    shelf nya-serier
    title New this week
    title.sv Nytt i veckan
    position 2
    genres drama | thriller | science-fiction
    kinds series
    count 45

    shelf skratta-hogt
    title Laugh out loud
    title.sv Skratta högt
    position 4
    genres komedi
    kinds series
    count 42

    shelf rymd-och-framtid
    title Space and the future
    title.sv Rymd och framtid
    position 5
    genres science-fiction
    kinds series
    count 41

    shelf karlek-och-andra-problem
    title Love and other problems
    title.sv Kärlek och andra problem
    position 6
    genres romantik | drama
    kinds series
    count 44

    shelf hela-sasongen
    title A whole season by Sunday
    title.sv Hela säsongen i helgen
    position 8
    genres thriller | kriminal
    kinds series
    count 46

    section film
    id 7f03b2a6-3a92-11ee-8b1f-02a4c6e80d12
    title Films
    title.sv Filmer
    name movie
    type vod
    sort 2
    link {?dtg,productsPerPage}
    templated
    page Films – classics, premieres and all that lies between
    page.sv Film – klassiker, premiärer och det däremellan
    description From black-and-white summers in the archipelago to spaceships at full speed. Turn off the lights, we have the popcorn.
    description.sv Från svartvita skärgårdsminnen till rymdskepp i full fart. Släck lampan, vi har popcornen.
    everything All films
    everything.sv Alla filmer
    flag svod

    shelf veckans-film
    title Film of the week
    title.sv Veckans film
    position 0
    genres drama | thriller | aventyr
    kinds movie
    count 48
    eager

    featured The Map of Small Hours
    synopsis An insomniac bus driver starts to draw the city as it looks at four in the morning, and finds a street that is not there by day.

    featured Headwind
    title.sv Motvind
    synopsis The gold is aboard, the crew is asleep and the only one who can sail is the prisoner. Eighty-eight breathless minutes on the Baltic.

    featured The Entirely True and Mostly Unabridged History of the Lighthouse Keeper's Youngest Daughter, Who Rowed Across the Gulf of Bothnia with Three Goats, a Harmonium and Her Grandmother's Recipe for Saffron Buns
    synopsis It is exactly what the title says, except that there were four goats.

    shelf spanning
    title Suspense
    title.sv Spänning
    position 1
    genres thriller
    kinds movie
    count 43
    eager

    shelf fredagskomedi
    title Friday comedy
    title.sv Fredagskomedi
    position 3
    genres komedi
    kinds movie
    count 44

    shelf tva-pa-en-soffa
    title Two on one sofa
    title.sv Två på en soffa
    position 4
    genres romantik
    kinds movie
    count 42

    shelf bortom-stjarnorna
    title Beyond the stars
    title.sv Bortom stjärnorna
    position 5
    genres science-fiction
    kinds movie
    count 41

    shelf stora-aventyr
    title Great adventures
    title.sv Stora äventyr
    position 6
    genres aventyr
    kinds movie
    count 45

    shelf film-fran-norden
    title Films from the North
    title.sv Film från Norden
    position 7
    genres drama | kriminal
    kinds movie
    count 44

    section sport
    id a2d95e18-3a92-11ee-8b1f-02a4c6e80d13
    title Sport
    name sport
    type sport
    sort 1
    link {?dtg}
    templated
    page Sport – live from pitch, track and ice
    page.sv Sport – direkt från plan, spår och is
    description Derbies, relays and matches decided in overtime. Follow the leagues live, or later, when you already know.
    description.sv Derbyn, stafetter och matcher som avgörs på övertid. Följ ligorna direkt eller i efterhand.
    everything All sport
    flag svod

    shelf hojdpunkter
    title Highlights
    title.sv Höjdpunkter
    position 0
    genres fotboll | ishockey | skidor | handboll
    kinds sport
    count 48
    eager

    featured Cup final: Sjötorp FF – Stenkulla
    title.sv Cupfinalen: Sjötorp FF – Stenkulla
    synopsis Ninety minutes between two villages and a cup that neither has ever lifted. Studio from the harbour, extra time if needed.

    shelf kustligan
    title The Coastal League
    title.sv Kustligan
    position 1
    genres fotboll
    kinds sport
    count 46
    eager

    shelf isligan
    title The Ice League
    title.sv Isligan
    position 2
    genres ishockey
    kinds sport
    count 45

    shelf vintercupen
    title The Winter Cup
    title.sv Vintercupen
    position 4
    genres skidor
    kinds sport
    count 42

    shelf full-gas
    title Full throttle
    title.sv Full gas
    position 5
    genres motorsport
    kinds sport
    count 41

    shelf handbollskvall
    title Handball night
    title.sv Handbollskväll
    position 6
    genres handboll
    kinds sport
    count 40

    shelf set-och-match
    title Game, set and match
    title.sv Set och match
    position 7
    genres tennis
    kinds sport
    count 43

    section barn
    id c9b4410e-3a92-11ee-8b1f-02a4c6e80d14
    title Kids
    title.sv Barn
    name kids
    type vod
    sort 4
    link %7B?dtg%7D
    page Kids – funny, kind and just scary enough
    page.sv Barn – roligt, snällt och lagom spännande
    description Stories, songs and brave little heroes. Chosen for children, bearable for adults.
    description.sv Sagor, sång och modiga små hjältar. Utvalt för barn, uthärdligt för vuxna.
    everything Everything for kids
    everything.sv Allt för barn
    flag svod

    shelf nytt-for-de-sma
    title New for the little ones
    title.sv Nytt för de små
    position 0
    genres barnaventyr | djurkompisar
    kinds series | series | movie
    count 46
    eager

    featured The Cloud Factory
    title.sv Molnfabriken
    synopsis Someone has to make the clouds! Apprentice Bo mixes up the recipes, and suddenly it is raining raspberries over Björkhult.

    featured The Frog Who Could Not Jump
    title.sv Grodan som inte kunde hoppa
    synopsis Everyone in the pond can jump except Vide. But who else can sing so that the moon comes closer?

    shelf aventyr-i-pyjamas
    title Adventures in pyjamas
    title.sv Äventyr i pyjamas
    position 1
    genres barnaventyr
    kinds series
    count 44
    eager

    shelf svansar-och-tassar
    title Tails and paws
    title.sv Svansar och tassar
    position 2
    genres djurkompisar
    kinds series
    count 43

    shelf filmmys
    title Films for the whole sofa
    title.sv Filmmys för hela familjen
    position 3
    genres barnaventyr | djurkompisar
    kinds movie
    count 42

    shelf nya-avsnitt
    title New episodes
    title.sv Nya avsnitt
    position 5
    genres barnaventyr
    kinds episode
    count 41

    shelf god-natt
    title Good night
    title.sv God natt
    position 6
    genres djurkompisar
    kinds episode
    count 40

    section sport-per-dag
    id sportPerDay
    title Sport
    name sportPerDay
    type sportPerDay
    sort 5
    link {?dtg}
    page Sport this week – day by day
    page.sv Veckans sport – dag för dag
    description The full schedule, from Monday's gala to the last whistle on Sunday.
    description.sv Hela tablån från måndagens gala till söndagens sista slutsignal.
    everything The whole week
    everything.sv Hela veckan
    flag svod

    shelf mandag
    title Monday
    title.sv Måndag
    position 0
    genres fotboll | ishockey | handboll | skidor | motorsport | tennis
    kinds sport
    count 42
    eager

    shelf tisdag
    title Tuesday
    title.sv Tisdag
    position 1
    genres fotboll | ishockey | handboll | skidor | motorsport | tennis
    kinds sport
    count 42
    eager

    shelf onsdag
    title Wednesday
    title.sv Onsdag
    position 2
    genres fotboll | ishockey | handboll | skidor | motorsport | tennis
    kinds sport
    count 42

    shelf torsdag
    title Thursday
    title.sv Torsdag
    position 3
    genres fotboll | ishockey | handboll | skidor | motorsport | tennis
    kinds sport
    count 42

    shelf fredag
    title Friday
    title.sv Fredag
    position 4
    genres fotboll | ishockey | handboll | skidor | motorsport | tennis
    kinds sport
    count 42

    shelf lordag
    title Saturday
    title.sv Lördag
    position 5
    genres fotboll | ishockey | handboll | skidor | motorsport | tennis
    kinds sport
    count 42

    shelf sondag
    title Sunday
    title.sv Söndag
    position 6
    genres fotboll | ishockey | handboll | skidor | motorsport | tennis
    kinds sport
    count 42

    section hyr-och-kop
    id e6187c52-3a92-11ee-8b1f-02a4c6e80d16
    title Rent & buy
    title.sv Hyr & köp
    name rental
    type tvod
    sort 6
    link {?dtg,productsPerPage}
    page Rent & buy – straight from the cinemas
    page.sv Hyr & köp – nytt från biograferna
    description The films everyone is talking about, at home for 48 hours. No subscription, no seat reservations.
    description.sv Filmerna alla pratar om, hemma hos dig i 48 timmar. Ingen bindningstid, inga reservationer.
    everything All rentals
    everything.sv Alla hyrfilmer
    flag tvod

    shelf direkt-fran-biografen
    title Straight from the cinema
    title.sv Direkt från biografen
    position 0
    genres aventyr | romantik | thriller
    kinds movie
    count 45
    eager

    featured The Fourth Wall
    title.sv Fjärde väggen
    synopsis A film crew vanishes halfway through a horror film about a film crew. The editor is left with the footage, a deadline and a knock on the door.

    shelf mest-hyrda
    title Most rented this week
    title.sv Mest hyrda i veckan
    position 1
    genres komedi | kriminal
    kinds movie
    count 44
    eager

    shelf sista-chansen
    title Last chance
    title.sv Sista chansen
    position 2
    genres drama | science-fiction
    kinds movie
    count 42

    shelf action-och-puls
    title Action and a high pulse
    title.sv Action och puls
    position 3
    genres aventyr | thriller
    kinds movie
    count 43

    shelf under-fyrtio-kronor
    title For less than a sandwich
    title.sv Under fyrtio kronor
    position 5
    genres romantik | komedi
    kinds movie
    count 41

    shelf familjens-val
    title The family's choice
    title.sv Familjens val
    position 6
    genres barnaventyr | aventyr
    kinds movie
    count 40

    section dokumentarer
    id f8ac9b34-3a92-11ee-8b1f-02a4c6e80d17
    title Documentaries
    title.sv Dokumentärer
    name documentary
    type vod
    link {?dtg,productsPerPage}
    templated
    page Documentaries – reality, told with patience
    page.sv Dokumentärer – verkligheten, berättad med tålamod
    description Lynxes against the light, ships on the sea floor, and people who finally say how it was.
    description.sv Lodjur i motljus, skepp på havets botten och människor som till slut säger som det är.
    everything All documentaries
    everything.sv Alla dokumentärer
    flag svod

    shelf redaktionens-val
    title Editors' choice
    title.sv Redaktionens val
    position 0
    genres natur | historia | samhalle
    kinds movie | series
    count 48
    eager

    featured The Weather Keepers
    synopsis Every morning since 1859 somebody in Åmynning has written down the wind. A film about eleven observers, one notebook and the slow arrival of a different climate.

    featured Archive 7
    title.sv Arkiv 7
    synopsis Forty metres of shelves that were never meant to be opened. Three historians get two weeks and no photocopier.

    shelf vilda-norden
    title The wild North
    title.sv Vilda Norden
    position 1
    genres natur
    kinds series | movie
    count 45
    eager

    shelf det-var-da
    title That was then
    title.sv Det var då
    position 3
    genres historia
    kinds movie | series
    count 44

    shelf granskningar
    title Investigations
    title.sv Granskningar
    position 4
    genres samhalle
    kinds movie
    count 43

    shelf korta-dokumentarer
    title Short documentaries
    title.sv Korta dokumentärer
    position 5
    genres samhalle | natur
    kinds episode
    count 42

    shelf prisbelonat
    title Award winners
    title.sv Prisbelönat
    position 6
    genres historia | samhalle
    kinds movie
    count 40

    section mat-och-hem
    id 0d52ef7a-3a93-11ee-8b1f-02a4c6e80d18
    title Food & home
    title.sv Mat & hem
    name lifestyle
    type vod
    sort 8
    link {?dtg}
    templated
    page Food & home – from root cellar to roof terrace
    page.sv Mat & hem – från jordkällare till takterrass
    description Programmes that smell of cardamom and linseed oil. Best watched while the dough rises.
    description.sv Program som luktar kardemumma och linolja. Perfekt medan degen jäser.
    everything All food and all homes
    everything.sv All mat och alla hem
    flag svod

    shelf pa-bordet-i-kvall
    title On the table tonight
    title.sv På bordet i kväll
    position 0
    genres mat | hem-och-tradgard
    kinds series
    count 44
    eager

    featured Seven Kinds of Chaos
    title.sv Sju sorters kaos
    synopsis Seven kinds of biscuits, seven bakers, one oven from 1954. The nicest competition on television, until the coffee arrives.

    shelf tavlingar-i-koket
    title Kitchen contests
    title.sv Tävlingar i köket
    position 1
    genres mat
    kinds series
    count 42
    eager

    shelf renovera-varsamt
    title Renovate with care
    title.sv Renovera varsamt
    position 2
    genres hem-och-tradgard
    kinds series
    count 43

    shelf senaste-avsnitten
    title Latest episodes
    title.sv Senaste avsnitten
    position 4
    genres hem-och-tradgard | mat
    kinds episode
    count 45

    shelf smaker-fran-kusten
    title Flavours of the coast
    title.sv Smaker från kusten
    position 5
    genres mat
    kinds series
    count 41

    shelf grona-fingrar
    title Green fingers
    title.sv Gröna fingrar
    position 6
    genres hem-och-tradgard
    kinds series | episode
    count 40

    section kanaler
    id 1b7730c8-3a93-11ee-8b1f-02a4c6e80d19
    title Channels
    title.sv Kanaler
    name channels
    type vod
    sort 9
    link {?dtg}
    templated
    page Channels – what was on a moment ago
    page.sv Kanaler – se om det som nyss har sänts
    description metadata.start.channels.description
    everything All channels
    everything.sv Alla kanaler
    flag linear

    shelf kanal-nord
    title Channel North
    title.sv Kanal Nord
    position 0
    genres samhalle | historia
    kinds episode
    count 42
    eager

    shelf kanal-syd
    title Channel South
    title.sv Kanal Syd
    position 1
    genres komedi | hem-och-tradgard
    kinds episode
    count 44
    eager

    shelf lilla-kanalen
    title The Little Channel
    title.sv Lilla kanalen
    position 2
    genres djurkompisar | barnaventyr
    kinds episode
    count 40

    shelf sportkanalen
    title The Sports Channel
    title.sv Sportkanalen
    position 3
    genres fotboll | ishockey | motorsport
    kinds sport
    count 42

    shelf kanal-kvall
    title The Evening Channel
    title.sv Kanal Kväll
    position 5
    genres kriminal | thriller | drama
    kinds episode
    count 45

    shelf kanal-gront
    title Channel Green
    title.sv Kanal Grönt
    position 6
    genres natur | mat
    kinds episode
    count 41
    """#
}
