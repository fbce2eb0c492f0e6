import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct CareersContentTests {
  private let catalogue = CareersCatalogue.all

  @Test(
    arguments: [
      (
        4,
        #"""
        {"job":{"id":"65dc3b31-ef81-4337-8fb8-2c5436ba1b70","title":"Guest Activities Guide",\#
        "employmentType":"CONTRACT","visaSponsorship":true,"description":"You lead small groups on \#
        snow or on the sea, look after the equipment and keep everyone safe. Contract of 6 months, \#
        monthly pay ¥225,000. A furnished room costs ¥16,000 a month. Guests from thirty countries \#
        ski here from December to April; staff live in a house five minutes from the lifts.",\#
        "requirements":["First-aid certificate","Good English","A season as a guide or instructor"],\#
        "location":{"countryCode":"JP","city":"Kutchan","displayLabel":"Kutchan, Hokkaido, JP",\#
        "latitude":42.9015,"longitude":140.7589},"employer":{"id":"d97791dd-05d9-40b2-a10b-b8c4cb2e8\#
        d56","name":"Niseko Powder Lodge","logoUrl":"https://images.example.com/logos/nisekopowder.p\#
        ng","isVerifiedEmployer":true},"lifecycle":{"status":"PUBLISHED",\#
        "effectiveStatus":"PUBLISHED","publishedAt":"2025-09-02T09:00:00.000Z","scheduledAt":null}},\#
        "viewerState":{"authenticated":true,"saved":true,"canApply":true,"applyCta":"APPLY"}}
        """#
      ),
      (
        7,
        #"""
        {"job":{"id":"a0a81236-f386-40c8-ae2b-be770727b6f8","title":"Hall Staff",\#
        "employmentType":"PART_TIME","visaSponsorship":false,"description":"You greet guests, take \#
        orders and clear tables in a room of forty seats. Hourly pay ¥1,520. Lunch in the canteen \#
        costs ¥350. Six restaurants, one broth: we cook it for fourteen hours in Fushimi and close \#
        every Wednesday.","requirements":["Permission to work part-time","Spoken Japanese at N4 \#
        level","A smile that lasts until closing time"],"location":{"countryCode":"JP",\#
        "city":"Kyoto","displayLabel":"Kyoto, JP","latitude":35.0116,"longitude":135.7681},\#
        "employer":{"id":"aab073ce-3ad7-4e4c-aca2-2310e67b4ffb","name":"Ramen Kaze",\#
        "logoUrl":"https://images.example.com/logos/ramenkaze.png","isVerifiedEmployer":true},\#
        "lifecycle":{"status":"PUBLISHED","effectiveStatus":"PUBLISHED",\#
        "publishedAt":"2025-09-02T09:00:00.000Z","scheduledAt":null}},\#
        "viewerState":{"authenticated":true,"saved":false,"canApply":true,"applyCta":"APPLY"}}
        """#
      ),
      (
        66,
        #"""
        {"job":{"id":"f61a2ef9-85c0-422a-bb46-735edbc56023","title":"CNC Operator",\#
        "employmentType":"CONTRACT","visaSponsorship":true,"description":"You set up machining \#
        centres, change tools, and measure the first piece of every batch. Contract of 12 months, \#
        monthly pay ¥278,000. Lunch in the canteen costs ¥320. A family firm since 1962, we make \#
        valves and fittings for ships, to tolerances of five micrometres. The place of work is our \#
        second hall in Sakai, opened in 2021 for large fittings.","requirements":["One year with \#
        lathes or mills","Able to use a micrometer and calliper","Japanese at N4 level"],\#
        "location":{"countryCode":"JP","city":"Sakai","displayLabel":"Sakai, Osaka, JP",\#
        "latitude":34.5733,"longitude":135.483},"employer":{"id":"e5d0d740-9d79-4b0b-8323-e0cdcd41a0\#
        ac","name":"Kansai Precision Works","logoUrl":"https://images.example.com/logos/kansaiprecis\#
        ion.png","isVerifiedEmployer":true},"lifecycle":{"status":"PUBLISHED",\#
        "effectiveStatus":"PUBLISHED","publishedAt":"2025-09-07T09:00:00.000Z","scheduledAt":null}},\#
        "viewerState":{"authenticated":true,"saved":false,"canApply":true,"applyCta":"APPLY"}}
        """#
      ),
      (
        103,
        #"""
        {"job":{"id":"bfb2b98f-b743-4a3f-8b06-18a22aec9f37","title":"Inventory Controller",\#
        "employmentType":"FULL_TIME","visaSponsorship":true,"description":"You plan the cycle \#
        counts, explain differences and report the accuracy of the stock every week. Monthly pay \#
        from ¥221,000. Commuting costs are paid up to ¥13,000 a month. Our warehouse beside the \#
        Tomei expressway sends out 60,000 parcels a night.","requirements":["Experience with a \#
        warehouse system","Spreadsheets","Japanese at N2 level"],"location":{"countryCode":"JP",\#
        "city":"Nagoya","displayLabel":"Nagoya, Aichi, JP","latitude":35.1815,"longitude":136.9066},\#
        "employer":{"id":"6565fcb9-969a-44f0-adfb-f9c98cf606f2","name":"Chubu Logistics Park",\#
        "isVerifiedEmployer":false},"lifecycle":{"status":"SCHEDULED","effectiveStatus":"PUBLISHED",\#
        "publishedAt":null,"scheduledAt":"2025-09-18T09:00:00.000Z"}},\#
        "viewerState":{"authenticated":true,"saved":false,"canApply":true,"applyCta":"APPLY"}}
        """#
      ),
      (
        22,
        #"""
        {"job":{"id":"51fee80a-6986-43f6-9041-6ac1632dcf3e","title":"Fruit Packing Assistant",\#
        "employmentType":"PART_TIME","visaSponsorship":false,"description":"You sort fruit by size \#
        and colour beside the camera belt and pack gift boxes by hand. Hourly pay ¥1,320. Commuting \#
        costs are paid up to ¥20,000 a month. Twenty-two families share one packing house and sell \#
        eight kinds of apple.","requirements":["Permission to work part-time","Season from \#
        September to January","Own way of getting to work"],"location":{"countryCode":"JP",\#
        "city":"Hirosaki","displayLabel":"Hirosaki, Aomori, JP","latitude":40.6031,\#
        "longitude":140.4641},"employer":{"id":"79b5f7f0-7e5d-4eef-a538-9c0f0fffe70e",\#
        "name":"Aomori Apple Growers","isVerifiedEmployer":false},"lifecycle":{"status":"PUBLISHED",\#
        "effectiveStatus":"PUBLISHED","publishedAt":"2025-09-06T09:00:00.000Z","scheduledAt":null}},\#
        "viewerState":{"authenticated":true,"saved":false,"canApply":true,"applyCta":"APPLY"}}
        """#
      ),
    ] as [(Int, String)]
  )
  func `a job is told with all that is known of it`(place: Int, json: String) {
    let document = JobDocument(job: catalogue.jobs[place], now: CareersProbe.start)

    let detail = document.detail(ViewerState(isAuthenticated: true, isSaved: place == 4))

    #expect(String(decoding: JSONWriter.data(detail), as: UTF8.self) == json)
  }

  @Test(
    arguments: [
      (0, "Monthly pay from ¥292,000. Lunch in the canteen costs ¥310."),
      (1, "Monthly pay from ¥284,000. Commuting costs are paid up to ¥24,000 a month."),
      (16, "Hourly pay ¥1,290. Lunch in the canteen costs ¥360."),
      (
        17,
        """
        Contract of 12 months, monthly pay ¥225,000. A furnished room costs ¥34,000 a month.
        """
      ),
      (
        18,
        """
        Contract of 12 months, monthly pay ¥212,000. A furnished room costs ¥27,000 a month.
        """
      ), (22, "Hourly pay ¥1,320. Commuting costs are paid up to ¥20,000 a month."),
      (
        34,
        """
        Contract of 6 months, monthly pay ¥254,000. 111 days off a year, overtime paid by the \
        minute.
        """
      ), (38, "Hourly pay ¥1,550. Two bonuses a year and paid Japanese lessons."),
      (40, "Hourly pay ¥1,610. Two bonuses a year and paid Japanese lessons."),
      (
        65,
        """
        Contract of 18 months, monthly pay ¥271,000. 110 days off a year, overtime paid by the \
        minute.
        """
      ), (150, "Monthly pay from ¥227,000. A furnished room costs ¥18,000 a month."),
      (250, "Monthly pay from ¥215,000. Commuting costs are paid up to ¥12,000 a month."),
      (400, "Monthly pay from ¥240,000. Commuting costs are paid up to ¥17,000 a month."),
      (502, "Monthly pay from ¥234,000. Two bonuses a year and paid Japanese lessons."),
    ] as [(Int, String)]
  )
  func `the conditions of a job follow from its name`(place: Int, conditions: String) {
    let job = catalogue.jobs[place]

    #expect(job.description.contains(" \(conditions) "))
  }

  @Test(
    arguments: [
      (
        3,
        #"""
        {"id":"3cb48bef-54c7-4c44-8a8c-82487e3d6ed3","title":"Trains, passes and the last one home",\#
        "excerpt":"Commuter passes that the employer pays, transfers that count, and a plan for the \#
        evening you miss it.","category":"LIFESTYLE","author":"Dewi Lestari",\#
        "imageUrl":"https://images.example.com/posts/train.jpg",\#
        "publishedAt":"2025-11-18T09:00:00.000Z","lifecycle":{"status":"PUBLISHED",\#
        "effectiveStatus":"PUBLISHED","publishedAt":"2025-11-18T09:00:00.000Z","scheduledAt":null},\#
        "viewerState":{"authenticated":true,"saved":false}}
        """#
      ),
      (
        1,
        #"""
        {"id":"0048adba-4808-4334-b0fc-da65461383a4","title":"Remittance fees compared, spring \#
        edition","excerpt":"Nine services, one table: what arrives at home when you send ¥30,000 \#
        and ¥100,000.","category":"LIFESTYLE","author":"Rudi Hartono","imageUrl":null,\#
        "publishedAt":null,"lifecycle":{"status":"DRAFT","effectiveStatus":"DRAFT",\#
        "publishedAt":null,"scheduledAt":null},"viewerState":{"authenticated":false,"saved":false}}
        """#
      ),
      (
        9,
        #"""
        {"id":"21d5a55c-3a15-4a0d-b151-c69ff0ffb450","title":"Bicycles: lights, insurance, fines",\#
        "excerpt":"The rules that the police check at night and the registration sticker that gets \#
        a stolen bicycle back.","category":"LIFESTYLE","author":"Dewi Lestari","imageUrl":null,\#
        "publishedAt":"2025-11-10T09:00:00.000Z","lifecycle":{"status":"SCHEDULED",\#
        "effectiveStatus":"PUBLISHED","publishedAt":"2025-11-10T09:00:00.000Z",\#
        "scheduledAt":"2025-11-10T09:00:00.000Z"},"viewerState":{"authenticated":false,\#
        "saved":false}}
        """#
      ),
      (
        100,
        #"""
        {"id":"1b3d8f22-067f-4acb-b2e4-2d5adc6c1015","title":"Meet others in Hakone","excerpt":"Day \#
        off on a Tuesday? So have we. Hikes for people who work at weekends.",\#
        "category":"COMMUNITY","author":"Nguyen Thi Lan",\#
        "imageUrl":"https://images.example.com/posts/meeting-16.jpg",\#
        "publishedAt":"2025-07-27T09:00:00.000Z","lifecycle":{"status":"PUBLISHED",\#
        "effectiveStatus":"PUBLISHED","publishedAt":"2025-07-27T09:00:00.000Z","scheduledAt":null},\#
        "viewerState":{"authenticated":false,"saved":false}}
        """#
      ),
      (
        201,
        #"""
        {"id":"ae441952-2a81-4b04-b8ec-7bf499fc3888","title":"The way into construction: status and \#
        test","excerpt":"Specified Skilled Worker covers civil engineering, building and \#
        installation; the test is on a computer and comes with a practical part.","category":"VISA",\#
        "author":"Sari Wulandari","imageUrl":"https://images.example.com/posts/visa-1.jpg",\#
        "publishedAt":"2025-04-17T09:00:00.000Z","lifecycle":{"status":"PUBLISHED",\#
        "effectiveStatus":"PUBLISHED","publishedAt":"2025-04-17T09:00:00.000Z","scheduledAt":null},\#
        "viewerState":{"authenticated":false,"saved":false}}
        """#
      ),
    ] as [(Int, String)]
  )
  func `a post is told with all that is known of it`(place: Int, json: String) {
    let document = PostDocument(post: catalogue.posts[place], now: CareersProbe.start)

    let summary = document.summary(ViewerState(isAuthenticated: place == 3, isSaved: false))

    #expect(String(decoding: JSONWriter.data(summary), as: UTF8.self) == json)
  }

  @Test(
    arguments: [
      (0, "Senior Welder, Tokyo, JP", "2025-09-01T09:00:00Z"),
      (3, "Home Visit Helper, Fukuoka, JP", "2025-09-01T09:00:00Z"),
      (4, "Guest Activities Guide, Kutchan, Hokkaido, JP", "2025-09-02T09:00:00Z"),
      (39, "Sushi Chef, Tokyo, JP", "2025-09-10T09:00:00Z"),
      (40, "Dishwasher and Kitchen Porter, Sapporo, Hokkaido, JP", "2025-09-01T09:00:00Z"),
      (63, "Interface Designer, Naha, Okinawa, JP", "2025-09-06T09:00:00Z"),
      (64, "Rebar Fixer, Yokohama, Kanagawa, JP", "2025-09-07T09:00:00Z"),
      (101, "Scaffolder, Tokyo, JP", "2025-09-18T09:00:00Z"),
      (102, "Quality Inspector, Osaka, JP", "2025-09-18T09:00:00Z"),
      (103, "Inventory Controller, Nagoya, Aichi, JP", "2025-09-18T09:00:00Z"),
      (150, "Restaurant Server, Hakone, Kanagawa, JP", "2025-09-20T09:00:00Z"),
      (250, "Night Shift Carer, Mitaka, Tokyo, JP", "2025-10-07T09:00:00Z"),
      (361, "Deckhand, Sakaiminato, Tottori, JP", "2025-12-12T09:00:00Z"),
      (400, "Care Trainee, Fuchu, Tokyo, JP", "2025-10-26T09:00:00Z"),
      (408, "Restaurant Server, Kutchan, Hokkaido, JP", "draft"),
      (481, "Cabin Cleaner, Komatsu, Ishikawa, JP", "draft"),
      (502, "Warehouse Staff, Okazaki, Aichi, JP", "2025-11-12T09:00:00Z"),
    ] as [(Int, String, String)]
  )
  func `jobs are published in rounds, some days after the other`(place: Int, title: String, moment: String) {
    let job = catalogue.jobs[place]

    #expect("\(job.title), \(job.employer.displayLabel)" == title)
    #expect(job.publication.moment?.formatted(.iso8601) ?? "draft" == moment)
  }

  @Test func `only due jobs are public, and drafts never`() {
    let now = CareersProbe.start
    #expect(!Publication.draft.isPublic(now: now))
    #expect(Publication.published(now + 1).isPublic(now: now))
    #expect(Publication.scheduled(now).isPublic(now: now))
    #expect(!Publication.scheduled(now + 1).isPublic(now: now))
    #expect(Publication.draft.moved(by: 5) == .draft)
    #expect(Publication.scheduled(now).moved(by: 5) == .scheduled(now + 5))
    #expect(Publication.published(now).moved(by: -5) == .published(now - 5))
  }
}
