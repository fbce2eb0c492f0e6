#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A change of the profile: a new name, a new picture, or both.
public struct ProfileEdit: Hashable, Sendable {
  /// The new name; `nil` to leave it.
  public let name: FullName?
  /// The change of the picture; `nil` to leave it.
  public let avatar: AvatarChange?
  /// The profile before the change; `nil` when it was never read.
  public var before: Before?

  /// The values of a profile that a change replaces.
  public struct Before: Codable, Hashable, Sendable {
    let name: String?
    let avatar: String?

    /// Describes a profile.
    ///
    /// - Parameters:
    ///   - name: The name; `nil` without one.
    ///   - avatar: The address of the picture; `nil` without one.
    public init(name: String?, avatar: String? = nil) {
      self.name = name
      self.avatar = avatar
    }

    /// Takes the values of a profile.
    ///
    /// - Parameter profile: The profile before the change.
    public init(_ profile: UserProfile) {
      self.init(name: profile.name, avatar: profile.avatar.value)
    }
  }

  /// Whether a profile has the values that the change replaces.
  ///
  /// - Parameter profile: The profile as it is.
  /// - Returns: `false` also when nobody knows what they were.
  public func wasMade(from profile: UserProfile) -> Bool {
    guard let before else { return false }
    let now = Before(profile)
    return (name == nil || before.name == now.name) && (avatar == nil || before.avatar == now.avatar)
  }

  /// Makes a change of what was typed, by the rules of the service.
  ///
  /// - Parameters:
  ///   - name: The new name; `nil` to leave it.
  ///   - avatar: The address of the new picture, blank to remove the picture; `nil` to leave it.
  /// - Throws: ``ProfileEditProblem`` for what the service would refuse; the name is checked first, as it does.
  public init(name: String?, avatar: String?) throws(ProfileEditProblem) {
    guard name != nil || avatar != nil else { throw .nothingGiven }
    self.name = if let name { try FullName(name) } else { nil }
    self.avatar = if let avatar { try AvatarChange(avatar) } else { nil }
  }
}

/// A name that the service accepts.
public struct FullName: Hashable, Sendable {
  /// The shortest and the longest name, in UTF-16 units.
  public static let lengths = 2...120

  /// The name, without blanks around it.
  public let text: String

  /// Takes a name.
  ///
  /// - Parameter typed: The name as it was typed; blanks around it do not count.
  /// - Throws: ``ProfileEditProblem`` when it is too short, too long or holds a control character.
  public init(_ typed: String) throws(ProfileEditProblem) {
    let text = typed.withoutOuterWhiteSpace
    guard !text.hasControlCharacter(.singleLine) else { throw .nameHasControlCharacter }
    guard text.utf16.count >= Self.lengths.lowerBound else { throw .nameTooShort }
    guard text.utf16.count <= Self.lengths.upperBound else { throw .nameTooLong(units: text.utf16.count) }
    self.text = text
  }
}

/// A change of the picture.
public struct AvatarChange: Hashable, Sendable {
  /// The longest address, in UTF-16 units.
  public static let longest = 500

  /// The address of the new picture, `http` or `https`; `nil` to remove the picture.
  public let address: String?

  /// Takes an address.
  ///
  /// - Parameter typed: The address as it was typed; blanks around it do not count, and nothing else removes the picture.
  /// - Throws: ``ProfileEditProblem`` when it is too long or no web address.
  public init(_ typed: String) throws(ProfileEditProblem) {
    let text = typed.withoutOuterWhiteSpace
    guard !text.isEmpty else {
      address = nil
      return
    }
    guard text.utf16.count <= Self.longest else { throw .avatarTooLong(units: text.utf16.count) }
    let url = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } ? URL(string: text) : nil
    guard let url, let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      url.host()?.isEmpty == false
    else { throw .avatarIsNoWebAddress }
    address = text
  }
}

/// The reason why a change of the profile is not sent.
public enum ProfileEditProblem: Error, Hashable, Sendable {
  /// Neither a name nor a picture was given (`invalid_profile_update`).
  case nothingGiven
  /// The name is shorter than ``FullName/lengths`` (`invalid_full_name`).
  case nameTooShort
  /// The name is longer than ``FullName/lengths`` (`invalid_full_name`).
  case nameTooLong(units: Int)
  /// The name holds a control character: no name has one, and the service fails on NUL.
  case nameHasControlCharacter
  /// The address of the picture is longer than ``AvatarChange/longest`` (`invalid_avatar_url`).
  case avatarTooLong(units: Int)
  /// The address of the picture is not `http` or `https` (`invalid_avatar_url`).
  case avatarIsNoWebAddress
}
