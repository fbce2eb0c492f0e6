public import DomainKernel

/// A community with what a service says about it besides its members.
public struct CommunityPage: Hashable, Sendable {
  /// The community.
  public let community: Community
  /// The best members as the service stored them; `nil` when they follow from the members.
  public let highlights: CommunityHighlights?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - community: The community.
  ///   - highlights: The best members as the service stored them; `nil` when they follow from the members.
  public init(community: Community, highlights: CommunityHighlights?) {
    self.community = community
    self.highlights = highlights
  }
}

/// A community that was created, and what of it failed.
public struct CreatedCommunity: Hashable, Sendable {
  /// The community; without its period where that could not be stored.
  public let community: Community
  /// The number of members that were taken over, 0 or more.
  public let members: Int
  /// The number of members that were left out, because with this service everybody joins for themselves.
  public let leftOut: Int
  /// The number of members that were left out because the service has no such account.
  public let unknown: Int
  /// Why what the service does not give back could not be stored on this machine; `nil` when nothing failed.
  public let storageError: PersistenceError?
  /// Why the creator, who wanted to, could not join; `nil` when nothing failed.
  public internal(set) var joinError: CardsError?

  /// Makes the outcome of creating a community.
  ///
  /// - Parameters:
  ///   - community: The community.
  ///   - members: The number of members that were taken over.
  ///   - leftOut: The number of members that were left out, because everybody joins for themselves.
  ///   - unknown: The number of members that were left out because the service has no such account.
  ///   - storageError: Why what the service does not give back could not be stored.
  public init(
    community: Community,
    members: Int = 0,
    leftOut: Int = 0,
    unknown: Int = 0,
    storageError: PersistenceError? = nil
  ) {
    self.community = community
    self.members = members
    self.leftOut = leftOut
    self.unknown = unknown
    self.storageError = storageError
  }
}

/// Reads and changes communities.
public protocol CommunityRepository: Sendable {
  /// Lists the communities that the signed-in account is a member of, and those that it created on this machine, unless
  /// the service has said that they do not exist.
  ///
  /// - Parameter policy: How fresh the list should be.
  /// - Returns: The communities, each id once, by name and then by id, and how many could not be read, with
  ///   the ids that are known of these.
  /// - Throws: ``CardsError`` when neither the service nor the store can give the list.
  func communities(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<EntryList<Community>>

  /// Gives a community.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - policy: How fresh it should be.
  /// - Returns: The community, and the best members that the service stored.
  /// - Throws: ``CardsError`` when neither the service nor the store can give it.
  func community(_ id: Community.ID, _ policy: FetchPolicy) async throws(CardsError) -> Fetched<CommunityPage>

  /// Gives the members of a community.
  ///
  /// - Parameters:
  ///   - id: Which community.
  ///   - policy: How fresh they should be.
  /// - Returns: The members in the order of the service, each account once, and how many could not be read.
  /// - Throws: ``CardsError`` when neither the service nor the store can give them.
  func members(of id: Community.ID, _ policy: FetchPolicy) async throws(CardsError) -> Fetched<
    EntryList<CommunityMember>
  >

  /// Creates a community; the creator is not a member of it.
  ///
  /// - Parameters:
  ///   - draft: Name and period.
  ///   - members: The cards of a file, each account once; none for a community that is not of a file.
  ///   - report: Told how many members were looked up; not at all where none has to be.
  /// - Returns: The community with its id, and how many members were taken over.
  /// - Throws: ``CardsError`` when it was not created, as after a cancellation, or nobody knows.
  func create(
    _ draft: CommunityDraft,
    members: [Card],
    report: CardImport.Report
  ) async throws(CardsError) -> CreatedCommunity

  /// Makes the signed-in account a member, after reading the members as they are now.
  ///
  /// - Parameter id: Which community.
  /// - Returns: Whether the account was no member before; also `true` where a member without a number may
  ///   have been the account.
  /// - Throws: ``CardsError`` when it did not join, or nobody knows.
  func join(_ id: Community.ID) async throws(CardsError) -> Bool

  /// Ends the membership of the signed-in account, after reading the members as they are now.
  ///
  /// - Parameter id: Which community.
  /// - Returns: Whether the account was a member before; also `true` where a member without a number may
  ///   have been the account, and the service took the change.
  /// - Throws: ``CardsError`` when it did not leave, or nobody knows.
  func leave(_ id: Community.ID) async throws(CardsError) -> Bool

  /// Deletes a community with its members.
  ///
  /// - Parameter id: Which community.
  /// - Throws: ``CardsError`` when it was not deleted, or nobody knows.
  func delete(_ id: Community.ID) async throws(CardsError)

  /// Counts the contributions of all members again.
  ///
  /// - Parameter id: Which community.
  /// - Throws: ``CardsError`` when they could not be counted, or nobody knows.
  func refresh(_ id: Community.ID) async throws(CardsError)
}
