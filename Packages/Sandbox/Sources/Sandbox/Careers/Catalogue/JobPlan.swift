#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes the jobs from employers, their places of work, trades and roles.
struct JobPlan {
  /// Seconds of a day.
  static let day: TimeInterval = 86_400
  /// How many jobs there are, with those that nobody may see.
  static let count = 503
  /// The moment of the oldest job: 1 September 2025, 09:00 UTC.
  private static let firstJob = Date(timeIntervalSince1970: 1_756_717_200)
  /// A moment that is always ahead, as the moments move with the present by whole weeks: 12 December 2025, 09:00 UTC.
  private static let upcoming = Date(timeIntervalSince1970: 1_765_530_000)
  /// How many jobs a place of work has.
  private static let jobsPerSite = 5
  /// Days between the first and the second job of a place.
  private static let roundLength = 17
  /// How many places, one after the other, publish on the same day.
  private static let sitesPerDay = 4
  /// The number of places after which the days begin again with the first one.
  private static let sitesPerRound = 40

  /// A place of work.
  private struct Site {
    let record: ContentRecord
    let employer: Employer
    /// A sentence about it; `nil` for the employer's first place.
    let remark: String?
  }

  private let sites: [Site]
  private let trades: [String: (pay: ClosedRange<Int>, roles: [ContentRecord])]

  init() {
    let records = ContentRecord.all(in: EmployerContent.text)
    // Branches come last, so that the first pages have every employer once.
    sites =
      records.map { Site(record: $0, employer: Employer($0), remark: nil) }
      + records.flatMap { record in
        record.lists("branch").map { branch in
          Site(record: record, employer: Employer(record, at: branch), remark: branch.last)
        }
      }
    let groups = ContentRecord.all(in: RoleContent.text).grouped(by: "trade")
    trades = Dictionary(groups.map { ($0.head.name, (Self.pay(of: $0.head), $0.rest)) }) { first, _ in first }
  }

  var jobs: [Job] {
    let all = (0..<Self.jobsPerSite).flatMap { round in
      sites.indices.compactMap { place in job(round: round, site: place) }
    }
    return Array(all.prefix(Self.count))
  }

  private func job(round: Int, site place: Int) -> Job? {
    let site = sites[place]
    let trade = site.record.required(trades[site.record.text("trade")], "trade")
    guard round < trade.roles.count else { return nil }
    // Employers of one trade begin at different roles, so that a page shows different work.
    let role = trade.roles[(place + round) % trade.roles.count]
    let suffix = site.remark == nil ? "" : " in \(site.employer.city)"
    let type =
      role.optionalText("type").map { role.required(EmploymentType(rawValue: $0), "type") } ?? .fullTime
    return Job(
      identifier: UUIDText(naming: "job \(role.name) at \(site.employer.name)\(suffix)"),
      title: role.name,
      employmentType: type,
      sponsorsVisa: !role.contains("novisa"),
      texts: Job.Texts(role: role, employer: site.record, remark: site.remark, pay: trade.pay),
      employer: site.employer,
      publication: Self.publication(round: round, site: place)
    )
  }

  private static func publication(round: Int, site place: Int) -> Publication {
    let days = round * roundLength + place % sitesPerRound / sitesPerDay
    let moment = firstJob + day * Double(days)
    return switch (round, place) {
    // One that was scheduled and is public since, one that is not yet, and two that nobody may see.
    case (1, 2): .scheduled(moment)
    case (3, 58): .scheduled(upcoming)
    case (4, 4), (4, 77): .draft
    default: .published(moment)
    }
  }

  private static func pay(of trade: ContentRecord) -> ClosedRange<Int> {
    let bounds = trade.text("pay").split(separator: " ").compactMap { Int($0) }
    return trade.required(bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil, "pay")
  }
}

extension Employer {
  /// Reads the record of an employer, at its first place of work or at a branch: city, and latitude and longitude.
  fileprivate init(_ record: ContentRecord, at branch: [String]? = nil) {
    let city = branch?.first ?? record.text("city")
    let coordinates =
      branch.map { record.required($0.count == 3 ? $0[1] : nil, "branch") } ?? record.text("at")
    let place = coordinates.split(separator: " ").compactMap { Double($0) }
    self.init(
      id: UUIDText(naming: "employer \(record.name)").text,
      name: record.name,
      isVerified: record.contains("verified"),
      logo: record.optionalText("logo").map { name in
        name == "none" ? .null : .string("https://\(CareersAddress.pictureHost)/logos/\(name).png")
      },
      city: String(city.prefix { $0 != "," }),
      displayLabel: city + ", JP",
      latitude: record.required(place.first, "at"),
      longitude: record.required(place.count == 2 ? place.last : nil, "at")
    )
  }
}
