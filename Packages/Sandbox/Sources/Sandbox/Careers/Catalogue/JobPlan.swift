#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes the jobs from employers, trades and roles.
struct JobPlan {
  /// Seconds of a day.
  static let day: TimeInterval = 86_400
  /// The moment of the oldest post: 4 September 2025, 09:00 UTC.
  static let firstPost = Date(timeIntervalSince1970: 1_756_976_400)
  /// The moment of the oldest job: 1 September 2025, 09:00 UTC.
  private static let firstJob = Date(timeIntervalSince1970: 1_756_717_200)
  /// How many jobs the employers have, in turn.
  private static let jobCounts = [5, 4]
  /// Days between the first and the second job of an employer.
  private static let roundLength = 17
  /// How many employers, one after the other, publish on the same day.
  private static let employersPerDay = 4

  private let employers: [(record: ContentRecord, employer: Employer)]
  private let trades: [String: (pay: ClosedRange<Int>, roles: [ContentRecord])]

  init() {
    employers = ContentRecord.all(in: EmployerContent.text).map { ($0, Employer($0)) }
    let groups = ContentRecord.all(in: RoleContent.text).grouped(by: "trade")
    trades = Dictionary(groups.map { ($0.head.name, (Self.pay(of: $0.head), $0.rest)) }) { first, _ in first }
  }

  var jobs: [Job] {
    (0..<(Self.jobCounts.max() ?? 0)).flatMap { round in
      employers.indices.compactMap { place in job(round: round, employer: place) }
    }
  }

  private func job(round: Int, employer place: Int) -> Job? {
    let (record, employer) = employers[place]
    let trade = record.required(trades[record.text("trade")], "trade")
    guard round < min(Self.jobCounts[place % Self.jobCounts.count], trade.roles.count) else { return nil }
    // Employers of one trade begin at different roles, so that a page shows different work.
    let role = trade.roles[(place + round) % trade.roles.count]
    let id = UUIDText(naming: "job \(role.name) at \(employer.name)")
    let type =
      role.optionalText("type").map { role.required(EmploymentType(rawValue: $0), "type") } ?? .fullTime
    return Job(
      id: id.text,
      title: role.name,
      employmentType: type,
      sponsorsVisa: !role.contains("novisa"),
      description: [role.text("text"), Self.conditions(type, pay: trade.pay, id), record.text("about")]
        .joined(separator: " "),
      requirements: role.list("need"),
      employer: employer,
      publication: Self.publication(round: round, employer: place)
    )
  }

  private static func publication(round: Int, employer place: Int) -> Publication {
    let days = round * roundLength + place / employersPerDay
    let moment = firstJob + day * Double(days)
    return switch (round, place) {
    // One that was scheduled and is public since, and one that nobody may see.
    case (1, 2): .scheduled(moment)
    case (4, 4): .draft
    default: .published(moment)
    }
  }

  private static func conditions(_ type: EmploymentType, pay: ClosedRange<Int>, _ id: UUIDText) -> String {
    var random = SplitMix64(seed: id.seed)
    let thousands = random.number(in: pay)
    let benefits = [
      "A furnished room costs ¥\(random.number(in: 15...38)),000 a month.",
      "Commuting costs are paid up to ¥\(random.number(in: 10...25)),000 a month.",
      "Two bonuses a year and paid Japanese lessons.",
      "\(random.number(in: 105...124)) days off a year, overtime paid by the minute.",
      "Lunch in the canteen costs ¥\(random.number(in: 28...45) * 10).",
    ]
    let benefit = random.element(of: benefits, else: "")
    // A working month has 168 hours; the pay of an hour is a multiple of ten.
    let hourly = thousands * 1000 / 1680 * 10 + 10
    return switch type {
    case .fullTime: "Monthly pay from ¥\(thousands),000. \(benefit)"
    case .partTime: "Hourly pay ¥\(hourly / 1000),\(String(hourly % 1000 + 1000).dropFirst()). \(benefit)"
    case .contract:
      "Contract of \(random.number(in: 1...3) * 6) months, monthly pay ¥\(thousands),000. \(benefit)"
    }
  }

  private static func pay(of trade: ContentRecord) -> ClosedRange<Int> {
    let bounds = trade.text("pay").split(separator: " ").compactMap { Int($0) }
    return trade.required(bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil, "pay")
  }
}

extension Employer {
  /// Reads the record of an employer.
  fileprivate init(_ record: ContentRecord) {
    let place = record.text("at").split(separator: " ").compactMap { Double($0) }
    self.init(
      id: UUIDText(naming: "employer \(record.name)").text,
      name: record.name,
      isVerified: record.contains("verified"),
      logo: record.optionalText("logo").map { name in
        name == "none" ? .null : .string("https://\(CareersAddress.pictureHost)/logos/\(name).png")
      },
      city: String(record.text("city").prefix { $0 != "," }),
      displayLabel: record.text("city") + ", JP",
      latitude: record.required(place.first, "at"),
      longitude: record.required(place.count == 2 ? place.last : nil, "at")
    )
  }
}
