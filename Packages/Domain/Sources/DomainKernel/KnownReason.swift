/// A reason that this program gives in fixed words, so that they can be translated where it is shown.
///
/// Errors hold their reasons as texts, since most are those of the system, which nobody translates. The raw
/// value is the text of a reason that is known; a store may have the path of its file in front of it.
public enum KnownReason: String, CaseIterable, Sendable {
  // MARK: - Accounts

  /// The file that says who is signed in is damaged.
  case damagedAccounts = "accounts.json is damaged"
  /// The file that says who is signed in cannot be written.
  case unwritableAccounts = "accounts.json cannot be written"
  /// There is no folder for the files of the program.
  case noFolder = "there is no folder for files"
  /// No environment variable says where the folder for the files of the program is.
  case noHome = "neither TESSERA_HOME nor HOME names a folder"
  /// Nobody can tell which account is meant.
  case unknownAccount = "the account is not known"
  /// Another account is signed in, or none.
  case signedOut = "the account is no longer signed in"
  /// The client ID with which another token would be asked for is none.
  case invalidClientID = "it cannot be renewed with an invalid client ID"
  /// There is no such place for secrets on this computer.
  case notAvailable = "not available here"
  /// The keyring is locked.
  case keyringLocked = "the keyring is locked"
  /// The keyring has a secret that is none of this program.
  case otherFormInKeyring = "the keyring has another form of it"
  /// The file has a secret that is none of this program.
  case otherFormInFile = "the file has another form of it"

  // MARK: - Records

  /// A record of the user is damaged.
  case damagedRecord = "the record is damaged"
  /// The places where lists began are damaged.
  case damagedListStarts = "the places where lists began are damaged"
  /// No id could be made for a community.
  case noCommunityID = "there is no id for the community"

  // MARK: - Files

  /// The file does not exist.
  case missingFile = "the file does not exist"
  /// Something else than a file or folder has the name.
  case specialFile = "it is not a regular file"
  /// The settings are not one JSON object.
  case notOneObject = "not one JSON object"

  // MARK: - Stores, in the words of StorageKit

  /// A newer version of the program has written it.
  case madeByNewerVersion = "it was made by a newer version"
  /// Another process keeps it locked.
  case locked = "another process keeps it locked"
  /// A symbolic link stands in its place.
  case symbolicLink = "it is a symbolic link, which is not followed here"
  /// It is no file.
  case notRegular = "not a regular file"
  /// Other users may read a file of secrets.
  case readableByOthers = "others may read it; use chmod 600"
  /// A file of secrets has something else than text.
  case notText = "not text"
  /// Another file took its place during a change.
  case replaced = "the file was replaced during the change, which may be lost"
  /// It was removed at the same time.
  case vanished = "it vanished"
  /// It was removed as soon as it was there.
  case vanishedAfterCreation = "it vanished after it was created"
  /// It has to be changed for this version, and may not be.
  case unwritableEarlierVersion = "it may not be written, and is of an earlier version"
  /// The log of a database is missing or damaged.
  case damagedLog = "its log is missing or damaged"
}
