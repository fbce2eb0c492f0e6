public import CardsDomain
public import FeatureKit

/// The use cases of communities.
public struct CommunitiesUseCases: Sendable {
  let communities: ManageCommunities
  let files: any TransferFiles
  let open: OpenCard?
  let pictures: Pictures

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - communities: Lists, shows and changes communities.
  ///   - files: Writes and reads the files of communities.
  ///   - open: Tells which card is mine, so that a page offers to join or to leave; `nil` offers both.
  ///   - pictures: Where the pictures of members come from; none unless told otherwise.
  public init(
    communities: ManageCommunities,
    files: any TransferFiles,
    open: OpenCard? = nil,
    pictures: Pictures = .none
  ) {
    self.open = open
    self.pictures = pictures
    self.communities = communities
    self.files = files
  }
}
