/// Why a file that the user named cannot be read or written.
public enum FileFault: Error, Hashable, Sendable {
  /// There is no such file, or it cannot be read; the reason is the system's, in English.
  ///
  /// ## Troubleshooting
  /// Check the name and the permissions of the file.
  case cannotBeRead(reason: String)

  /// The file cannot be written, and nothing is changed; the reason is the system's, in English.
  ///
  /// ## Troubleshooting
  /// Check free space and the permissions of the folder.
  case cannotBeWritten(reason: String)

  /// A file of that name exists already, and is left as it is.
  ///
  /// ## Troubleshooting
  /// Choose another name, or allow it to be replaced.
  case exists

  /// The path of the file is empty.
  ///
  /// ## Troubleshooting
  /// Name the file.
  case emptyPath

  /// The path is a folder.
  ///
  /// ## Troubleshooting
  /// Name a file in the folder.
  case folder

  /// The path is a symbolic link, which is never written through.
  ///
  /// ## Troubleshooting
  /// Name the file that the link leads to.
  case link

  /// The folder for the file does not exist; none is created.
  ///
  /// ## Troubleshooting
  /// Create the folder, or choose another one.
  case noFolder

  /// The file has more bytes than any file of its kind needs.
  ///
  /// ## Troubleshooting
  /// Check that it is the right file.
  case tooLarge(bytes: Int)
}
