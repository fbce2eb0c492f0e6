/// A parameter that is given by name rather than by position: an ``Option`` or a ``Flag``.
public protocol NamedParameter: Parameter {}
