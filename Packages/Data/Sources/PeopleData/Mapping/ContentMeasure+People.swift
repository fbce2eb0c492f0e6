import PeopleDomain
import ResourceLoading

extension ContentMeasure {
  static func page(_ page: UserPage) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("next", isThere: page.next != nil)
    measure.add("users", page.users, .ofAnswer, id: { String($0.id.rawValue) }, measure: ContentMeasure.user)
    return measure
  }

  static func profile(_ profile: UserProfile) -> ContentMeasure {
    var measure = user(profile.user)
    for (name, text) in [
      ("name", profile.name), ("company", profile.company), ("location", profile.location),
      ("email", profile.email), ("biography", profile.biography), ("X", profile.xName),
    ] {
      measure.add(name, text)
    }
    for (name, isThere) in [
      ("website", profile.website != nil), ("hireable", profile.isHireable != nil),
      ("repositories", profile.repositories != nil), ("gists", profile.gists != nil),
      ("followers", profile.followers != nil), ("following", profile.following != nil),
      ("joined", profile.joinedAt != nil), ("updated", profile.updatedAt != nil),
    ] {
      measure.add(name, isThere: isThere)
    }
    return measure
  }

  private static func user(_ user: User) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("login", user.login)
    for (name, isThere) in [
      ("kind", user.kind != nil), ("page", user.page != nil), ("avatar", user.avatar != nil),
    ] {
      measure.add(name, isThere: isThere)
    }
    return measure
  }
}
