/// The employers of the careers service, as data; the format is that of ``ContentRecord``.
///
/// `at` gives latitude and longitude of the city. `logo none` is an employer without a logo, and one without the line
/// was entered before logos existed: its records do not have the field at all. `about` is part of every job description. `branch`
/// is another place of work: its city, latitude and longitude, and a sentence that ends the descriptions of its jobs.
enum EmployerContent {
  /// The employers, in the order in which they joined.
  static let text = #"""
    employer Tokyo Bayside Construction
    city Tokyo
    at 35.6762 139.6503
    trade Construction
    logo baysideconstruction
    verified
    about We build apartment blocks and schools on the reclaimed land of Koto ward and employ 240 people from nine countries.
    branch Yokohama, Kanagawa | 35.4437 139.6380 | This job is with our Yokohama site office, which builds a primary school in Tsurumi ward.
    branch Chiba | 35.6073 140.1063 | You would join the crew in Chiba, where we turn an old warehouse into flats.

    employer Kansai Precision Works
    city Osaka
    at 34.6937 135.5023
    trade Manufacturing
    logo kansaiprecision
    verified
    about A family firm since 1962, we make valves and fittings for ships, to tolerances of five micrometres.
    branch Sakai, Osaka | 34.5733 135.4830 | The place of work is our second hall in Sakai, opened in 2021 for large fittings.

    employer Chubu Logistics Park
    city Nagoya, Aichi
    at 35.1815 136.9066
    trade Logistics
    about Our warehouse beside the Tomei expressway sends out 60,000 parcels a night.
    branch Komaki, Aichi | 35.2910 136.9120 | You would work in the cold store at Komaki, at four degrees, with heated break rooms.
    branch Yokkaichi, Mie | 34.9650 136.6244 | The place of work is the container yard at Yokkaichi port.
    branch Gifu | 35.4233 136.7607 | This job is in our smallest building, in Gifu, with a crew of eighteen.

    employer Hakata Sunrise Care Home
    city Fukuoka
    at 33.5902 130.4017
    trade Care
    logo none
    verified
    about Eighty residents live with us in eight small households, each with its own kitchen.
    branch Kasuga, Fukuoka | 33.5328 130.4703 | The place of work is our new house in Kasuga with forty residents.

    employer Niseko Powder Lodge
    city Kutchan, Hokkaido
    at 42.9015 140.7589
    trade Hospitality
    logo nisekopowder
    verified
    about Guests from thirty countries ski here from December to April; staff live in a house five minutes from the lifts.

    employer Tokachi Green Fields
    city Obihiro, Hokkaido
    at 42.9236 143.1961
    trade Agriculture
    about We grow potatoes, sugar beet and wheat on 180 hectares and keep 400 dairy cows.

    employer Sendai Fresh Kitchen
    city Sendai, Miyagi
    at 38.2682 140.8694
    trade Food production
    logo sendaifresh
    about Every night we prepare 45,000 lunch boxes and salads for convenience stores in Tohoku.
    branch Fukushima | 37.7608 140.4747 | This job is in the Fukushima kitchen, which cooks rice for three prefectures.
    branch Yamagata | 38.2554 140.3396 | You would work in Yamagata, in the smallest of our three kitchens.

    employer Ramen Kaze
    city Kyoto
    at 35.0116 135.7681
    trade Restaurants
    logo ramenkaze
    verified
    about Six restaurants, one broth: we cook it for fourteen hours in Fushimi and close every Wednesday.
    branch Osaka | 34.6937 135.5023 | The place of work is our restaurant in Namba, open until three in the morning.
    branch Kobe, Hyogo | 34.6901 135.1955 | You would work in Sannomiya, two minutes from the station.
    branch Otsu, Shiga | 35.0045 135.8686 | This is our quietest restaurant, with a view of Lake Biwa.

    employer Setouchi Shipyard
    city Onomichi, Hiroshima
    at 34.4089 133.2050
    trade Shipbuilding
    logo none
    verified
    about Ferries and chemical tankers of up to 30,000 tonnes have left our two docks since 1949.

    employer Shizuoka Motor Parts
    city Hamamatsu, Shizuoka
    at 34.7108 137.7261
    trade Manufacturing
    logo shizuokamotor
    verified
    about We supply brake discs and gear cases to three makers of motorcycles.
    branch Iwata, Shizuoka | 34.7177 137.8515 | The place of work is the casting hall in Iwata.

    employer Okinawa Coral Resort
    city Onna, Okinawa
    at 26.4975 127.8536
    trade Hospitality
    logo coralresort
    verified
    about A hotel of 320 rooms on the west coast, full from April to October.

    employer Kanazawa Clean Service
    city Kanazawa, Ishikawa
    at 36.5613 136.6562
    trade Building services
    about We clean offices, stations and two hospitals, mostly in the early morning.
    branch Komatsu, Ishikawa | 36.4083 136.4455 | You would clean at Komatsu airport and two hotels beside it.
    branch Fukui | 36.0641 136.2196 | The place of work is the new railway station of Fukui.

    employer Yokohama Harbour Foods
    city Yokohama, Kanagawa
    at 35.4437 139.6380
    trade Food production
    logo harbourfoods
    verified
    about We freeze and pack fish, dumplings and vegetables in a factory beside Honmoku pier.

    employer Saitama Home Builders
    city Kawaguchi, Saitama
    at 35.8078 139.7241
    trade Construction
    logo none
    about Wooden family houses are our trade; a team of six builds one in four months.
    branch Kumagaya, Saitama | 36.1473 139.3886 | This job is with the Kumagaya team, which starts at six in summer because of the heat.

    employer Chiba Narita Cargo
    city Narita, Chiba
    at 35.7767 140.3183
    trade Logistics
    logo naritacargo
    verified
    about We load freight for eleven airlines at Narita airport, day and night.
    branch Tokyo | 35.5494 139.7798 | The place of work is the cargo terminal of Haneda airport.

    employer Kobe Garden Care
    city Kobe, Hyogo
    at 34.6901 135.1955
    trade Care
    logo kobegarden
    verified
    about Our three homes on the slopes of Rokko look after 210 residents, half of them with dementia.

    employer Nagano Highland Vegetables
    city Kawakami, Nagano
    at 35.9717 138.5783
    trade Agriculture
    logo none
    verified
    about Lettuce and cabbage grow here at 1,200 metres, cool enough to harvest all summer.

    employer Niigata Rice Works
    city Nagaoka, Niigata
    at 37.4463 138.8513
    trade Food production
    logo niigatarice
    about We make rice crackers, rice flour and ready-cooked rice from the grain of 300 local farms.
    branch Shibata, Niigata | 37.9478 139.3273 | You would work in the mill at Shibata, where the rice arrives.

    employer Kumamoto Silicon Plant
    city Kikuyo, Kumamoto
    at 32.8624 130.8287
    trade Manufacturing
    logo kumamotosilicon
    verified
    about The plant opened in 2024 and makes image sensors for cars in clean rooms of 20,000 square metres.

    employer Nagasaki Ocean Yard
    city Nagasaki
    at 32.7503 129.8777
    trade Shipbuilding
    about We repair naval vessels and cruise ships in the longest dry dock of Kyushu.

    employer Shibuya Code Studio
    city Tokyo
    at 35.6595 139.7005
    trade Software
    logo shibuyacode
    verified
    about Forty engineers build booking systems for hotels and railways; English is the language of our meetings.

    employer Asahikawa Snow Clinic
    city Asahikawa, Hokkaido
    at 43.7706 142.3650
    trade Care
    logo none
    about A hospital of 120 beds with its own day-care centre and a home-visit team.
    branch Furano, Hokkaido | 43.3420 142.3832 | The place of work is our day-care centre in Furano.

    employer Aomori Apple Growers
    city Hirosaki, Aomori
    at 40.6031 140.4641
    trade Agriculture
    about Twenty-two families share one packing house and sell eight kinds of apple.

    employer Morioka Noodle House
    city Morioka, Iwate
    at 39.7036 141.1527
    trade Restaurants
    logo none
    about Cold noodles in summer, bowl after bowl of soba in winter: we have fed travellers by the station since 1954.
    branch Hachinohe, Aomori | 40.5122 141.4884 | This job is in our branch beside the fish market of Hachinohe.
    branch Akita | 39.7200 140.1025 | You would open our new branch in Akita with us this winter.

    employer Fukushima Road Works
    city Koriyama, Fukushima
    at 37.4005 140.3597
    trade Construction
    logo fukushimaroad
    verified
    about We build and repair roads and river walls for the prefecture.
    branch Iwaki, Fukushima | 37.0505 140.8877 | The place of work is the coast road at Iwaki.

    employer Utsunomiya Auto Body
    city Utsunomiya, Tochigi
    at 36.5551 139.8828
    trade Vehicle repair
    logo utsunomiyaauto
    verified
    about Three workshops with a paint booth each service 90 cars a day.
    branch Oyama, Tochigi | 36.3147 139.8003 | You would work in the Oyama workshop, which repairs taxis.
    branch Mito, Ibaraki | 36.3659 140.4714 | The place of work is our newest workshop, in Mito, with two paint booths.

    employer Gunma Plastics
    city Ota, Gunma
    at 36.2913 139.3755
    trade Manufacturing
    logo none
    about We mould dashboards and door panels on 60 machines of 350 to 2,000 tonnes.

    employer Ibaraki Melon Farm
    city Hokota, Ibaraki
    at 36.1587 140.5164
    trade Agriculture
    logo ibarakimelon
    verified
    about Melons from April, sweet potatoes from September, and water spinach all year in forty greenhouses.

    employer Toyama Pharma Packaging
    city Toyama
    at 36.6959 137.2137
    trade Manufacturing
    logo toyamapharma
    verified
    about We fill and pack tablets for a dozen pharmaceutical companies under strict hygiene rules.
    branch Takaoka, Toyama | 36.7541 137.0257 | This job is in the Takaoka plant, where syrups are bottled.

    employer Hida Takayama Ryokan
    city Takayama, Gifu
    at 36.1461 137.2522
    trade Hospitality
    about An inn of 28 rooms with hot springs, run by the same family for five generations.

    employer Ise Bay Fishery
    city Toba, Mie
    at 34.4813 136.8434
    trade Fishery
    logo isebay
    verified
    about Eight boats and 120 oyster rafts; our catch is on the tables of Nagoya the same evening.

    employer Nara Heritage Hotel
    city Nara
    at 34.6851 135.8048
    trade Hospitality
    logo naraheritage
    verified
    about A hotel of 94 rooms beside the deer park, in a building of 1909.

    employer Wakayama Citrus Union
    city Arida, Wakayama
    at 34.0833 135.1278
    trade Agriculture
    logo none
    about Mandarins cover our terraces; 340 growers sort and ship them together.

    employer Okayama Denim Mill
    city Kurashiki, Okayama
    at 34.5850 133.7720
    trade Textiles
    logo okayamadenim
    verified
    about We spin, dye and weave indigo denim on shuttle looms from the 1960s and on modern ones.
    branch Ibara, Okayama | 34.5977 133.4638 | The place of work is the dye house in Ibara.

    employer Hiroshima Steel Frames
    city Kure, Hiroshima
    at 34.2490 132.5658
    trade Shipbuilding
    logo hiroshimasteel
    verified
    about We weld hull blocks and bridge girders in halls beside the old naval harbour.
    branch Fukuyama, Hiroshima | 34.4859 133.3623 | You would work in the Fukuyama hall, on frames for stadium roofs.

    employer Tokushima Pure Water Fish
    city Naruto, Tokushima
    at 34.1726 134.6088
    trade Fishery
    about Sea bream and wakame grow in the fast water of the strait, and we bring them in every morning.

    employer Matsuyama Machine Tools
    city Matsuyama, Ehime
    at 33.8392 132.7657
    trade Manufacturing
    logo none
    verified
    about We build lathes for the workshops of Asia and deliver one every second working day.

    employer Kagoshima Airport Services
    city Kirishima, Kagoshima
    at 31.8034 130.7195
    trade Building services
    logo kagoshimaairport
    verified
    about We clean cabins, terminals and kitchens for five airlines.
    branch Miyazaki | 31.9077 131.4202 | The place of work is the terminal of Miyazaki airport.

    employer Oita Onsen Town Bus
    city Beppu, Oita
    at 33.2846 131.4914
    trade Vehicle repair
    logo oitabus
    about Our garage keeps 140 buses on the road between the hot springs and the station.
    branch Oita | 33.2396 131.6093 | This job is in the city depot in Oita, with forty buses.

    employer Shinagawa Smart Stores
    city Tokyo
    at 35.6092 139.7302
    trade Restaurants
    logo shinagawasmart
    verified
    about We run 31 canteens and cafés in office towers between Shinagawa and Kawasaki.
    branch Kawasaki, Kanagawa | 35.5308 139.7029 | You would work in a canteen of 600 seats in Kawasaki.

    employer Sapporo Garden Kitchens
    city Sapporo, Hokkaido
    at 43.0618 141.3545
    trade Restaurants
    logo sapporogarden
    verified
    about Four beer halls with grills at every table; in summer we also serve 900 seats in Odori park.

    employer Hakodate Morning Foods
    city Hakodate, Hokkaido
    at 41.7687 140.7288
    trade Food production
    about Squid, scallops and salmon roe leave our plant two hours after the boats come in.
    branch Otaru, Hokkaido | 43.1907 140.9947 | The place of work is the smokehouse in Otaru.

    employer Tsugaru Truck Repair
    city Goshogawara, Aomori
    at 40.8080 140.4440
    trade Vehicle repair
    logo none
    about We keep snow ploughs, tractors and the lorries of forty hauliers running.

    employer Akita Timber Homes
    city Noshiro, Akita
    at 40.2120 140.0265
    trade Construction
    logo akitatimber
    verified
    about Cedar from our own forest becomes houses and school halls, cut in our mill and raised by our crews.

    employer Yonezawa Weaving Association
    city Yonezawa, Yamagata
    at 37.9222 140.1168
    trade Textiles
    logo none
    verified
    about Eleven mills share one dye house and weave silk and wool for kimono makers in Kyoto.

    employer Minamisanriku Oyster Partners
    city Minamisanriku, Miyagi
    at 38.6787 141.4463
    trade Fishery
    logo sanrikuoyster
    verified
    about Fewer rafts and better oysters: since 2013 our 37 families have shared the bay by a common plan.

    employer Tsukuba Field Robotics
    city Tsukuba, Ibaraki
    at 36.0835 140.0764
    trade Software
    logo fieldrobotics
    verified
    about We write the software of robots that weed, pick and carry on farms, and test it behind the office.
    branch Tokyo | 35.6812 139.7671 | The place of work is our office beside Tokyo station; two days a month are in Tsukuba.

    employer Kawagoe Snack Factory
    city Kawagoe, Saitama
    at 35.9251 139.4858
    trade Food production
    logo none
    about Sweet-potato crisps in eleven flavours, 90,000 bags a day.

    employer Musashino Care Village
    city Mitaka, Tokyo
    at 35.6836 139.5596
    trade Care
    logo musashinocare
    verified
    about Care homes, flats and a nursery around one garden; colleagues come from fourteen countries.
    branch Hachioji, Tokyo | 35.6664 139.3160 | The place of work is our home in Hachioji, at the foot of Mount Takao.
    branch Fuchu, Tokyo | 35.6690 139.4777 | You would work in Fuchu, in a house for sixty residents.

    employer Hakone Lakeside Inn
    city Hakone, Kanagawa
    at 35.2324 139.1069
    trade Hospitality
    logo hakonelakeside
    verified
    about Forty-one rooms on Lake Ashi, three baths and a kitchen that changes its menu every month.

    employer Izu Wasabi Growers
    city Izu, Shizuoka
    at 34.9766 138.9470
    trade Agriculture
    about Wasabi grows in our stone terraces all year, in water of thirteen degrees.

    employer Kofu Vineyard Estates
    city Kofu, Yamanashi
    at 35.6623 138.5684
    trade Agriculture
    logo kofuvineyard
    verified
    about Grapes for the table and for wine on 26 hectares, each bunch covered by hand with a paper hat.

    employer Suwa Optics
    city Suwa, Nagano
    at 36.0392 138.1141
    trade Manufacturing
    logo suwaoptics
    verified
    about We grind lenses for microscopes and projectors, the smallest of them two millimetres wide.

    employer Yahagi River Transport
    city Toyota, Aichi
    at 35.0824 137.1563
    trade Logistics
    logo none
    verified
    about Parts reach the assembly lines of our customers every twenty minutes, by lorry and by electric cart.
    branch Okazaki, Aichi | 34.9543 137.1745 | The place of work is the sorting hall in Okazaki.

    employer Seto Kiln Ceramics
    city Seto, Aichi
    at 35.2236 137.0843
    trade Manufacturing
    about Insulators for railways and tiles for kitchens come out of our six kilns.

    employer Higashiosaka Bolt Makers
    city Higashiosaka, Osaka
    at 34.6794 135.6008
    trade Manufacturing
    logo higashibolt
    verified
    about Ninety people make 40 million bolts a month, some of them for satellites.

    employer Osaka Station Cleaning
    city Osaka
    at 34.7025 135.4959
    trade Building services
    logo osakastation
    verified
    about Nine platforms, two department stores and an office tower are cleaned by our 380 people.
    branch Kyoto | 35.0116 135.7681 | The place of work is Kyoto station and the hotel above it.

    employer Awaji Onion Farms
    city Minamiawaji, Hyogo
    at 34.2953 134.7783
    trade Agriculture
    logo none
    about Onions in spring, lettuce in winter and rice between them, on the warm side of the island.

    employer Tottori Crab Landing
    city Sakaiminato, Tottori
    at 35.5396 133.2315
    trade Fishery
    about Snow crab from November to March, squid and horse mackerel for the rest of the year.

    employer Matsue Castle Hotel
    city Matsue, Shimane
    at 35.4681 133.0484
    trade Hospitality
    logo matsuecastle
    verified
    about A hotel of 120 rooms by the moat, known for its breakfast and its tea ceremony.

    employer Imabari Towel Works
    city Imabari, Ehime
    at 34.0661 132.9978
    trade Textiles
    logo imabaritowel
    verified
    about Soft water from the mountain is our secret; 64 looms turn out 20,000 towels a day.

    employer Kochi Katsuo Kitchen
    city Kochi
    at 33.5597 133.5311
    trade Restaurants
    logo none
    about Bonito, seared over burning straw in front of the guests, in three restaurants by the market.

    employer Imari Bay Shipbuilders
    city Imari, Saga
    at 33.2647 129.8807
    trade Shipbuilding
    logo imaribay
    verified
    about Two bulk carriers at a time grow in our dock, and one is launched every seven weeks.

    employer Naha Island Code
    city Naha, Okinawa
    at 26.2124 127.6792
    trade Software
    logo none
    verified
    about We run the booking pages of ferries and divers, and stop work at five on Fridays.
    branch Fukuoka | 33.5904 130.4207 | The place of work is our office in Hakata, with nine colleagues.
    """#
}
