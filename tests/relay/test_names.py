import pytest

from relay.names import Declined, check_name, is_name


@pytest.mark.parametrize(
    "name",
    ["a", "Zoë", "Ann Bo", "李小龙", "محمد", "x" * 20, "O'Neil", "🐘", "ก็", "R2-D2!", "a & b"],
)
def test_visible_names_may_be(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " a",
        "a ",
        "a  b",
        "x" * 21,
        "<b>",
        "a>b",
        "Zoe\u0308",  # not composed
        "a\u0000b",
        "a\tb",
        "a\nb",
        "\u200b",
        "a\u200db",
        "\u202egnp",
        "\u2066x\u2069",
        "a\u00a0b",
        "\u0301a",
        "a\u0316\u0317\u0318",
        "\ud800",
        "\ue000",
        "\u3164\ufeff",
        None,
        7,
        ["a"],
    ],
    ids=ascii,
)
def test_others_may_not(name: object) -> None:
    with pytest.raises(Declined, match="name-unfit"):
        check_name(name)


def test_a_blank_letter_is_no_name() -> None:
    assert not is_name("\u3164")
    assert not is_name("\u2800")
