"""What deploy/ has for containers: read here, where no engine runs them."""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_hosts_believe_the_proxy_and_nobody_else_can_get_its_address() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    (proxy,) = re.findall(r"ipv4_address: ([\d.]+)", compose)
    assert re.findall(r"--proxy, ([\d.]+)", compose) == [proxy, proxy]
    ((subnet, gateway, others),) = re.findall(r"subnet: (\S+), gateway: (\S+), ip_range: (\S+) }", compose)
    assert ip_address(proxy) in ip_network(subnet)
    assert ip_address(proxy) not in ip_network(others)
    assert ip_network(others).subnet_of(ip_network(subnet))
    assert gateway != proxy


def test_a_container_runs_as_nobody_on_a_file_system_that_it_cannot_write_to() -> None:
    assert "\nUSER nobody\n" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "\n  read_only: true\n" in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
