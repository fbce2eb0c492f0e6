/// What a section is called, how it is listed, and which shelves it has.
struct SectionPlan: Sendable {
  /// The identity of the section, as the service writes it.
  let id: String
  /// The title in the list of sections; titles repeat.
  let title: String
  /// The last part of its address.
  let slug: String
  /// A name for programs.
  let name: String
  /// The service's open set of types, such as `vod`.
  let type: String
  /// The place in the list; places repeat and may be missing.
  let sort: Int?
  /// The template part at the end of its link, as the service happens to write it.
  let linkSuffix: String
  /// Whether its link says that it is templated; many templated links do not.
  let saysTemplated: Bool
  /// The title of its page.
  let pageTitle: String
  /// The description of its page.
  let description: String
  /// The name of the category that holds everything.
  let everythingTitle: String
  /// What its products are offered under, such as `svod`.
  let flag: String
  /// The shelves, by position.
  let shelves: [ShelfPlan]
}
