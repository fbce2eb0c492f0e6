/// Answers in the shape of the careers service, written for these tests.
enum CareersAnswers {
  static let root = "https://careers.example.com/v1"

  static let jobs = list(["welder", "carer", "driver", "cook", "mason"].map { job($0) }, at: 0)
  static let otherJobs = list(["baker", "nurse", "farmer", "packer", "cleaner"].map { job($0) }, at: 50)
  static let job: JSONNode = detail("welder")
  static let otherJob: JSONNode = detail("carer")

  static let posts = list(["photo", "rent", "snow", "fraud", "tax"].map(post), at: 0)
  static let otherPosts = list(["bank", "trash", "train", "phone", "ward"].map(post), at: 50)

  private static func list(_ items: [JSONNode], at offset: Int) -> JSONNode {
    [
      "items": .list(items),
      "pageInfo": [
        "cursor": .text("\(offset)"), "nextCursor": .text("\(offset + items.count)"),
        "limit": 50, "total": 120,
      ],
    ]
  }

  private static func detail(_ name: String) -> JSONNode {
    let more: [JSONNode.Member] = [
      JSONNode.Member(name: "description", value: .text("About \(name).\r\n\r\nSecond paragraph é.")),
      JSONNode.Member(name: "requirements", value: ["JLPT N4", "Two years", "A licence"]),
    ]
    return ["job": job(name, more, isDetail: true), "viewerState": viewer]
  }

  private static func job(
    _ name: String,
    _ more: [JSONNode.Member] = [],
    isDetail: Bool = false
  ) -> JSONNode {
    let place: [JSONNode.Member] = [
      JSONNode.Member(name: "countryCode", value: "JP"),
      JSONNode.Member(name: "city", value: "Ōtsu"),
      JSONNode.Member(name: "displayLabel", value: "Ōtsu, Japan"),
    ]
    let point: [JSONNode.Member] = [
      JSONNode.Member(name: "latitude", value: 35), JSONNode.Member(name: "longitude", value: 136),
    ]
    let members: [JSONNode.Member] = [
      JSONNode.Member(name: "id", value: .text("job_\(name)")),
      JSONNode.Member(name: "title", value: .text("Job of a \(name)")),
      JSONNode.Member(name: "employmentType", value: "FULL_TIME"),
      JSONNode.Member(name: "location", value: .object(place + (isDetail ? point : []))),
      JSONNode.Member(
        name: "employer",
        value: [
          "id": .text("emp_\(name)"), "name": .text("Company for a \(name)"),
          "logoUrl": "https://images.example.com/logo.png",
        ]
      ),
      JSONNode.Member(
        name: "lifecycle",
        value: [
          "status": "SCHEDULED", "effectiveStatus": "PUBLISHED", "publishedAt": nil,
          "scheduledAt": "2026-02-17T12:00:00.000Z",
        ]
      ),
    ]
    let viewerState = isDetail ? [] : [JSONNode.Member(name: "viewerState", value: viewer)]
    return .object(members + viewerState + more)
  }

  private static let viewer: JSONNode = [
    "authenticated": .flag(true), "saved": .flag(true), "canApply": .flag(true), "applyCta": "APPLY",
  ]

  private static func post(_ name: String) -> JSONNode {
    [
      "id": .text("post_\(name)"), "title": .text("Post about a \(name)"),
      "excerpt": .text("A few sentences about a \(name)."), "category": "VISA", "author": "The desk",
      "imageUrl": "https://images.example.com/p.jpg", "publishedAt": "2026-02-17T12:00:00.000Z",
      "viewerState": ["authenticated": .flag(true), "saved": .flag(true)],
    ]
  }
}
