import CareersDomain
import DomainKernel

/// Answers about applications in the shape of the careers service, written for these tests.
enum ApplicationAnswers {
  static let root = CareersAnswers.root + "/users/me/applications"
  static let path = root + "/" + id(1)

  static let list = page([1, 2, 3, 4, 5], at: 0)
  static let otherList = page([6, 7, 8, 9, 10], at: 50)
  static let journey = journey(of: 1)
  static let otherJourney = journey(of: 2)
  static let documents = documents(of: 1)
  static let otherDocuments = documents(of: 2)

  static func id(_ number: Int) -> String {
    "00000000-0000-4000-8000-0000000000" + (number < 10 ? "0" : "") + String(number)
  }

  private static func page(_ numbers: [Int], at offset: Int) -> JSONNode {
    [
      "items": .list(numbers.map(application)),
      "pageInfo": [
        "cursor": .text("\(offset)"), "nextCursor": .text("\(offset + numbers.count)"), "limit": 50,
        "total": 120,
      ],
    ]
  }

  private static func application(_ number: Int) -> JSONNode {
    [
      "id": .text(id(number)), "jobId": .text("job_\(number)"), "status": "OFFERED",
      "note": "I can start in April.",
      "createdAt": "2026-02-17T12:00:00.000Z", "updatedAt": "2026-02-18T12:00:00.000Z",
      "job": job(number),
    ]
  }

  /// Every third one has neither an employer nor a place, so that the title is all there is to lose.
  private static func job(_ number: Int) -> JSONNode {
    let (id, title) = (JSONNode.text("job_\(number)"), JSONNode.text("Job number \(number)"))
    if number.isMultiple(of: 3) { return ["id": id, "title": title, "employmentType": "FULL_TIME"] }
    return [
      "id": id, "title": title, "employmentType": "FULL_TIME",
      "employer": ["id": "emp", "name": "Naniwa Shipyard"],
    ]
  }

  private static func journey(of number: Int) -> JSONNode {
    let events: [JSONNode] = ["SUBMITTED", "IN_REVIEW", "INTERVIEW", "OFFERED"].map { status in
      [
        "id": .text("event \(number) \(status)"), "status": .text(status), "title": .text("Now \(status)"),
        "description": "A few words about it.", "actorType": "ADMIN", "createdAt": "2026-02-18T12:00:00.000Z",
      ]
    }
    return ["application": application(number), "journey": .list(events)]
  }

  private static func documents(of number: Int) -> JSONNode {
    let items: [JSONNode] = ["a", "b", "c", "d"].map { name in
      [
        "id": .text("document \(number) \(name)"), "documentType": "CV", "fileName": .text("\(name).pdf"),
        "contentType": "application/pdf", "contentLength": 1234, "checksumSha256": .text("0f0f\(name)"),
        "reviewStatus": "INVALID", "reviewReason": "Page 2 is missing",
        "createdAt": "2026-02-18T12:00:00.000Z",
      ]
    }
    return ["application": application(number), "items": .list(items), "total": 4]
  }
}

extension Endpoint {
  static let applications: [Endpoint] = [
    Endpoint(
      "applications",
      ApplicationAnswers.root + "?cursor=0&limit=50",
      ApplicationAnswers.list,
      other: ApplicationAnswers.otherList
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.applications.applications(ApplicationQuery(), PageRequest(), policy).map { page in
        var whole = Facts("applications")
        whole.add("total", if: page.total != nil)
        whole.add("next", if: page.next != nil)
        return whole.list + page.entries.flatMap { facts(of: $0, "application \($0.id.rawValue)").list }
      }
    },
    Endpoint(
      "journey",
      ApplicationAnswers.path + "/journey",
      ApplicationAnswers.journey,
      other: ApplicationAnswers.otherJourney
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.applications.journey(of: try id(), policy).map { journey in
        facts(of: journey.application, "one application").list
          + journey.events.flatMap { event in
            var facts = Facts("event \(event.id)")
            facts.add("title", if: event.title != nil)
            facts.add("description", if: event.description != nil)
            facts.add("actor", if: event.actor != nil)
            facts.add("date", if: event.date != nil)
            return facts.list
          }
      }
    },
    Endpoint(
      "documents",
      ApplicationAnswers.path + "/documents",
      ApplicationAnswers.documents,
      other: ApplicationAnswers.otherDocuments
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.applications.documents(of: try id(), policy).map { documents in
        documents.flatMap { document in
          var facts = Facts("document \(document.id)")
          facts.add("type", if: document.type != nil)
          facts.add("name", if: document.fileName != nil)
          facts.add("media type", if: document.mediaType != nil)
          facts.add("size", if: document.size != nil)
          facts.add("checksum", if: document.checksum != nil)
          facts.add("date", if: document.createdAt != nil)
          return facts.list
        }
      }
    },
  ]

  private static func id() throws(ServiceError) -> Application.ID {
    guard let id = Application.ID(rawValue: ApplicationAnswers.id(1)) else { throw .notFound }
    return id
  }

  private static func facts(of application: Application, _ name: String) -> Facts {
    var facts = Facts(name)
    facts.add("job", if: application.job != nil)
    facts.add("employer", if: application.job?.employer != nil)
    facts.add("note", if: application.note != nil)
    facts.add("applied", if: application.createdAt != nil)
    facts.add("changed", if: application.updatedAt != nil)
    return facts
  }
}
