public import CardsDomain

/// The use cases of communities.
public struct CommunitiesUseCases: Sendable {
  let communities: ManageCommunities
  let files: any TransferFiles

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - communities: Lists, shows and changes communities.
  ///   - files: Writes and reads the files of communities.
  public init(communities: ManageCommunities, files: any TransferFiles) {
    self.communities = communities
    self.files = files
  }
}
