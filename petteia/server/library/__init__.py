"""The games on offer: rules, component data, texts, and owners' boxes."""
