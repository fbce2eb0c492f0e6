/// The employers of the careers service, as data; the format is that of ``ContentRecord``.
///
/// `at` gives latitude and longitude of the city. `logo none` is an employer without a logo, and one without the line
/// was entered before logos existed: its records do not have the field at all. `about` ends every job description.
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

    employer Kansai Precision Works
    city Osaka
    at 34.6937 135.5023
    trade Manufacturing
    logo kansaiprecision
    verified
    about A family firm since 1962, we make valves and fittings for ships, to tolerances of five micrometres.

    employer Chubu Logistics Park
    city Nagoya, Aichi
    at 35.1815 136.9066
    trade Logistics
    about Our warehouse beside the Tomei expressway sends out 60,000 parcels a night.

    employer Hakata Sunrise Care Home
    city Fukuoka
    at 33.5902 130.4017
    trade Care
    logo none
    verified
    about Eighty residents live with us in eight small households, each with its own kitchen.

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

    employer Ramen Kaze
    city Kyoto
    at 35.0116 135.7681
    trade Restaurants
    logo ramenkaze
    verified
    about Six restaurants, one broth: we cook it for fourteen hours in Fushimi and close every Wednesday.

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

    employer Chiba Narita Cargo
    city Narita, Chiba
    at 35.7767 140.3183
    trade Logistics
    logo naritacargo
    verified
    about We load freight for eleven airlines at Narita airport, day and night.

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

    employer Fukushima Road Works
    city Koriyama, Fukushima
    at 37.4005 140.3597
    trade Construction
    logo fukushimaroad
    verified
    about We build and repair roads and river walls for the prefecture.

    employer Utsunomiya Auto Body
    city Utsunomiya, Tochigi
    at 36.5551 139.8828
    trade Vehicle repair
    logo utsunomiyaauto
    verified
    about Three workshops with a paint booth each service 90 cars a day.

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

    employer Hiroshima Steel Frames
    city Kure, Hiroshima
    at 34.2490 132.5658
    trade Shipbuilding
    logo hiroshimasteel
    verified
    about We weld hull blocks and bridge girders in halls beside the old naval harbour.

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

    employer Oita Onsen Town Bus
    city Beppu, Oita
    at 33.2846 131.4914
    trade Vehicle repair
    logo oitabus
    about Our garage keeps 140 buses on the road between the hot springs and the station.

    employer Shinagawa Smart Stores
    city Tokyo
    at 35.6092 139.7302
    trade Restaurants
    logo shinagawasmart
    verified
    about We run 31 canteens and cafés in office towers between Shinagawa and Kawasaki.
    """#
}
