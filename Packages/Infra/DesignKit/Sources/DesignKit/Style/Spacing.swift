/// The distances that screens are set with, in cells between columns and in lines between rows.
public enum Spacing {
  /// Between things that belong together, such as the rows of a list.
  public static let none = 0
  /// Between paragraphs, and between the parts of a page.
  public static let line = 1
  /// Between columns, and in front of what is set in.
  public static let column = 2
  /// Around what stands by itself.
  public static let block = 4
}
