"""Types that only the type checker knows: nobody makes a value of one by calling it."""

import typing

if typing.TYPE_CHECKING:
    from typing import NewType as NewType
else:

    class NewType(typing.NewType):
        """A type for annotations alone."""

        def __call__(self, _value):
            raise TypeError(f"nobody makes a {self.__name__} by calling it: ask seen_by for one")
