public import DomainKernel

/// Why a profile could not be opened.
public enum OpenUserError: Error, Hashable, Sendable {
  /// Neither the service nor the store can give it.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The service has no account of that login; the suggestions are similar logins of the history.
  ///
  /// ## Troubleshooting
  /// Check the spelling of the login.
  case noAccount(suggestions: [String])
}

/// Opens the profile of an account.
public struct OpenUser: Sendable {
  private let repository: any UserRepository
  private let history: any UserHistory
  private let observe: @Sendable (PersistenceError) -> Void

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives profiles.
  ///   - history: The accounts that were shown; suggestions come from it and from nowhere else.
  ///   - observe: Told why the history could not be read for suggestions.
  public init(
    repository: any UserRepository,
    history: any UserHistory,
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.repository = repository
    self.history = history
    self.observe = observe
  }

  /// Opens a profile.
  ///
  /// - Parameters:
  ///   - login: The login, which ``login(_:)`` takes from what was typed.
  ///   - policy: How fresh the profile should be.
  /// - Returns: The profile, which has another login when the account was renamed.
  /// - Throws: ``OpenUserError`` when there is none.
  public func callAsFunction(
    _ login: String,
    _ policy: FetchPolicy
  ) async throws(OpenUserError) -> Fetched<UserProfile> {
    let login = Self.login(login)
    guard !login.isEmpty else { throw .noAccount(suggestions: []) }
    let failure: ServiceError
    do throws(ServiceError) { return try await repository.profile(of: login, policy) } catch {
      failure = error
    }
    guard failure == .notFound else { throw .service(failure) }
    throw .noAccount(suggestions: await suggestions(for: login))
  }

  /// The login in what was typed.
  ///
  /// - Parameter text: What was typed, such as `@octocat` or `https://github.com/octocat`.
  /// - Returns: The text without blanks around it and without a leading `@`; of the address of an account's
  ///   page at GitHub, the login in it.
  public static func login(_ text: String) -> String {
    let text = TextQuery(text).trimmed
    return text.hasPrefix("@") ? String(text.dropFirst()) : loginOfPage(text) ?? text
  }

  /// The login in the address of a page; `nil` where it is that of no account.
  private static func loginOfPage(_ address: String) -> String? {
    var parts = address.split(separator: "/")[...]
    if let scheme = parts.first?.lowercased(), ["http:", "https:"].contains(scheme) { parts.removeFirst() }
    guard parts.count == 2, let host = parts.first?.lowercased(), let login = parts.last,
      ["github.com", "www.github.com"].contains(host)
    else { return nil }
    return String(login.prefix { $0 != "?" && $0 != "#" })
  }

  /// Logins that begin alike or contain what was asked for; never the one that the service does not have.
  private func suggestions(for login: String) async -> [String] {
    let found: [UserProfile]
    do throws(PersistenceError) {
      found = try await history.search(
        String(login.prefix(Self.sharedLetters)),
        limit: Self.mostRead
      ).users.entries
    } catch {
      observe(error)
      return []
    }
    let folded = TextQuery.folded(login)
    let others = found.map(\.user.login).filter { TextQuery.folded($0) != folded }
    do throws(TextQueryError<String>) {
      return [try TextQuery(login).match(in: others, by: [{ $0 }])]
    } catch {
      switch error {
      case .noMatch(let like), .ambiguous(let like): return Array(like.prefix(Self.mostSuggestions))
      }
    }
  }

  /// The first letters that a suggestion shares with what was asked for.
  private static let sharedLetters = 3
  private static let mostRead = 100
  private static let mostSuggestions = 3
}
