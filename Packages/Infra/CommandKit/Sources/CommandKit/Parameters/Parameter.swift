/// Something that a command accepts: an ``Option``, a ``Flag`` or an ``Argument``.
///
/// The definition value is also the key to what was given: `invocation[limit]`. Only the three types of this module
/// conform.
public protocol Parameter: Sendable {
  /// What the parser, the help and the completions need to know, whatever the type of the value.
  var definition: ParameterDefinition { get }
}
