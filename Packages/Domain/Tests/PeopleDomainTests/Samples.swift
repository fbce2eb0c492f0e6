import DomainKernel
import Foundation
import PeopleDomain
import PeopleFakes

enum Samples {
  static let fetchedAt = Date(timeIntervalSince1970: 1_772_366_400)

  static func id(_ number: Int) -> User.ID { PeopleSamples.id(number) }

  static func provenance(
    _ kind: Provenance.Kind = .network,
    _ staleness: StaleReason? = nil,
    mayBeKept: Bool = true
  ) -> Provenance {
    Provenance(kind: kind, fetchedAt: fetchedAt, staleness: staleness, mayBeKept: mayBeKept)
  }

  static func page(_ numbers: Int..., next: String?, _ staleness: StaleReason? = nil) -> Result<
    Fetched<UserPage>, ServiceError
  > {
    page(numbers, next: next, staleness)
  }

  static func page(_ numbers: [Int], next: String?, _ staleness: StaleReason? = nil) -> Result<
    Fetched<UserPage>, ServiceError
  > {
    let users = numbers.flatMap { PeopleSamples.users($0) }
    let page = UserPage(users: users, next: next.map(UserPage.Mark.init))
    return .success(Fetched(page, provenance: provenance(staleness == nil ? .network : .stored, staleness)))
  }

  static func profile(_ number: Int, _ login: String) -> UserProfile {
    UserProfile(User(id: id(number), login: login))
  }
}

extension UserPageRequest {
  static func mark(_ text: String) -> UserPageRequest { .next(UserPage.Mark(rawValue: text)) }
}
